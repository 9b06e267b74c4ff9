/** The origins that may hold an element in a frame: this one, and those that its server names in a file beside the script. */
export async function allowedOrigins(script: string): Promise<readonly string[]> {
  try {
    const response = await fetch(new URL('frame-origins.json', script))
    const named: unknown = response.ok ? await response.json() : []
    return [location.origin, ...(Array.isArray(named) ? named : [])]
  } catch {
    return [location.origin]
  }
}
