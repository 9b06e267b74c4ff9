/* A page in the style of its time: Vue 2 without a build step, Element UI. */
import { isLoggedIn } from '../../elements/session.js'
import mango from '../../elements/vue2-wrappers.js'

const { Vue } = window
// oxlint-disable-next-line react-hooks/rules-of-hooks -- Vue's, not React's
Vue.use(mango)

const namesOf = (detail) => (detail.mode === 'link' ? [detail.link.name] : detail.files.map((file) => file.fileName))

// Kept on the window, as such pages do, to be tried out in the console.
window.app = new Vue({
  el: '#app',
  data: {
    loggedIn: isLoggedIn(),
    tab: 'groups',
    heading: '组员提问',
    /** Addresses that differ from those the bar knows. */
    apps: { 60: '/adminv2/intelligentPaper' },
    groups: [
      { name: '抛物线小组', members: ['沈知遥', '梁予安', '欧阳子墨', '顾星阑'], materials: [] },
      { name: '几何小组', members: ['方可', '许南乔', '邵一诺'], materials: [] },
      { name: '统计小组', members: ['贺兰', '温如言', '陆时雨', '江予白', '周慕云'], materials: [] },
    ],
    edited: null,
    /** The group that the library is open for. */
    assigned: null,
    /** The group it was open for last: an upload may be done later. */
    latest: null,
    /** What was picked for a group that has it already. */
    again: null,
    picked: [],
  },
  watch: {
    again(names) {
      if (names) this.$refs.layer.showModal()
      else this.$refs.layer.close()
    },
  },
  methods: {
    enter() {
      this.loggedIn = true
    },
    leave() {
      this.loggedIn = false
    },
    assign(group) {
      this.assigned = group
      this.latest = group
    },
    take(event) {
      this.picked = namesOf(event.detail)
      const again = this.picked.filter((name) => this.assigned.materials.includes(name))
      if (again.length > 0) {
        // The library stays open under the question.
        event.preventDefault()
        this.again = again
      } else this.give()
    },
    /** Done after the library was confirmed: it was meant to come along. */
    arrive({ detail: { file, library } }) {
      if (library !== 'confirmed' || this.latest.materials.includes(file.fileName)) return
      this.latest.materials.push(file.fileName)
    },
    skip() {
      this.again = null
      this.give()
    },
    give() {
      const { materials } = this.assigned
      this.assigned.materials = [...new Set([...materials, ...this.picked])]
      this.assigned = null
    },
    remove(group, name) {
      group.materials = group.materials.filter((other) => other !== name)
    },
  },
})

// A session that ends shows the login here instead of leaving for the platform's.
document.documentElement.addEventListener('session-expired', (event) => {
  event.preventDefault()
  window.app.leave()
})
