/* A page in the style of its time: Vue 2 without a build step, Element UI. */
Vue.config.ignoredElements = ['resource-library']

// Kept on the window, as such pages do, to be tried out in the console.
window.app = new Vue({
  el: '#app',
  data: {
    groups: [
      { name: '抛物线小组', members: ['沈知遥', '梁予安', '欧阳子墨', '顾星阑'], materials: [] },
      { name: '几何小组', members: ['方可', '许南乔', '邵一诺'], materials: [] },
      { name: '统计小组', members: ['贺兰', '温如言', '陆时雨', '江予白', '周慕云'], materials: [] },
    ],
    edited: null,
    /** The group that the library is open for. */
    assigned: null,
  },
  methods: {
    assign: function (group) {
      this.assigned = group
    },
    take: function (event) {
      var detail = event.detail
      var names = detail.mode === 'link' ? [detail.link.name] : detail.files.map((file) => file.fileName)
      this.assigned.materials = this.assigned.materials.concat(
        names.filter((name) => !this.assigned.materials.includes(name)),
      )
      this.assigned = null
    },
    remove: function (group, name) {
      group.materials = group.materials.filter((other) => other !== name)
    },
  },
})
