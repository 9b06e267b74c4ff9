import type { ReactNode } from 'react'

/** For screen readers only. Renders a `<span>`. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="unseen">{children}</span>
