type Named = { name: string; type: string }

/** Whether an `accept` list, as an `<input type="file">` has it, lets a file in; drop and paste do not ask it. */
export function accepts(accept: string, { name, type }: Named): boolean {
  const rules = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter((rule) => rule !== '')
  if (rules.length === 0) return true
  return rules.some((rule) => {
    if (rule.startsWith('.')) return name.trim().toLowerCase().endsWith(rule)
    if (rule.endsWith('/*')) return type.toLowerCase().startsWith(rule.slice(0, -1))
    return type.toLowerCase() === rule
  })
}
