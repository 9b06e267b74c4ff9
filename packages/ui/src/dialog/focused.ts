/** What has the focus, looked up through open shadow roots. */
export function focused(page: Document): HTMLElement | undefined {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && active !== page.body ? active : undefined
}
