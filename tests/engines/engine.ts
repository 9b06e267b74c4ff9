/** A browser with one page. */
export interface Engine {
  go(url: string): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  /** Gives what an expression of the page is, as JSON. */
  read(expression: string): Promise<unknown>
  /** What the page has complained of since it was last asked. */
  complaints(): Promise<unknown[]>
  close(): Promise<void>
}
