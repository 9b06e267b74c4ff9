/**
 * The outermost rules of every element. The page's own rules for the host beat `:host`, and what they set is inherited, so the
 * wall against the page is `all: initial` on the wrapper inside. Visibility and pointer events still follow the host: a page that
 * hides or freezes a widget means it. `all` leaves custom properties alone (theming needs them) and the direction, which is the
 * wrapper's `dir`.
 */
export const baseStyle = `:host{display:block}
:host([hidden]){display:none!important}
.mango{all:initial;display:block;visibility:inherit;pointer-events:inherit}
.mango-crash{font:14px/1.5 sans-serif;padding:12px}
.mango-crash button{font:inherit;margin:0 12px;padding:4px 12px}`
