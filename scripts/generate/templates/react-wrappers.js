/* Made from the faces of the elements. */
const elements = /* elements */ {}

const listenerOf = (event) => `on${event.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase())}`

function wrap(React, name, { tag, props, events }) {
  const own = new Set([...props, ...events.map(listenerOf), 'forwarded', 'className'])

  class Wrapper extends React.Component {
    constructor(given) {
      super(given)
      // One listener per event for the whole life: it asks for the handler of the moment.
      // Without newer syntax: bundlers of that time read this file.
      this.listeners = events.map((event) => [
        event,
        (heard) => {
          const handler = this.props[listenerOf(event)]
          if (handler) handler(heard)
        },
      ])
      this.hold = (element) => {
        for (const [event, listener] of this.listeners) {
          if (this.element) this.element.removeEventListener(event, listener)
          if (element) element.addEventListener(event, listener)
        }
        this.element = element
        const { forwarded } = this.props
        if (typeof forwarded === 'function') forwarded(element)
        else if (forwarded) forwarded.current = element
      }
    }

    componentDidMount() {
      this.assign({})
    }

    componentDidUpdate(before) {
      this.assign(before)
    }

    assign(before) {
      for (const prop of props) {
        if (this.props[prop] !== before[prop]) this.element[prop] = this.props[prop]
      }
    }

    render() {
      const rest = Object.fromEntries(Object.entries(this.props).filter(([key]) => !own.has(key)))
      // React before 19 writes hidden="false", which hides.
      const hidden = this.props.hidden || undefined
      return React.createElement(tag, { ...rest, hidden, class: this.props.className, ref: this.hold })
    }
  }
  Wrapper.displayName = name
  return React.forwardRef((given, ref) => React.createElement(Wrapper, { ...given, forwarded: ref }))
}

/** Components for React 16.3 to 18, made with the page's own React. */
export const createWrappers = (React) =>
  Object.fromEntries(Object.entries(elements).map(([name, element]) => [name, wrap(React, name, element)]))
