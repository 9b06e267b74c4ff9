import css from './print.css?inline'

/** How the kit looks on paper. For `defineElement`, or for a host's own page: `@mango/ui/print.css`. */
export const printStyles: string = css
