const started = new Set<string>()

/** Brings the code of one tag, once. A tag whose code did not come is tried again the next time it appears or is called. */
export async function importElement(
  name: string,
  tag: string,
  script: HTMLScriptElement | null,
  verify: ((file: string) => Promise<unknown>) | undefined,
): Promise<void> {
  if (started.has(name) || customElements.get(name)) return
  started.add(name)
  const file = `${tag}.js`
  try {
    await verify?.(file)
    // A classic script from another origin has no address of its own for import(); a module has one, and needs no tag to be found.
    await import(/* @vite-ignore */ script ? new URL(file, script.src).href : `./${file}`)
  } catch (error) {
    started.delete(name)
    console.error(`<${name}>: its code could not be loaded`, error)
  }
}
