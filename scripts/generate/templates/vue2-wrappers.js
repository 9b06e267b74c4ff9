/* Made from the faces of the elements. */
const elements = /* elements */ {}

const componentName = (name) => `Mango${name.replace(/^Mango/, '')}`

function wrap(name) {
  const { tag, props, flags, methods } = elements[name]
  const declared = props.map((prop) => [prop, flags.includes(prop) ? { type: Boolean } : null])
  const forwarded = methods.map((method) => [
    method,
    async function (...args) {
      await customElements.whenDefined(tag)
      return this.$el[method](...args)
    },
  ])
  return {
    name: componentName(name),
    props: Object.fromEntries(declared),
    methods: Object.fromEntries(forwarded),
    beforeCreate() {
      this.given = new Set()
    },
    render(h) {
      for (const prop of props) if (this[prop] !== undefined) this.given.add(prop)
      // Vue would put '' for one that is no longer given; undefined restores what counts without it.
      const domProps = Object.fromEntries([...this.given].map((prop) => [prop, this[prop]]))
      // `pre`: the tag itself, not a component that Vue knows by that name, such as this one.
      return h(tag, { pre: true, domProps, on: this.$listeners }, this.$slots.default)
    },
  }
}

/* exports */

/** `Vue.use(plugin)` registers all of them, and tells Vue the tags. */
export default {
  install(Vue) {
    for (const [name, { tag }] of Object.entries(elements)) {
      Vue.config.ignoredElements.push(tag)
      Vue.component(componentName(name), wrap(name))
    }
  },
}
