/**
 * Whether a file's name is of a form such as `stock*.csv`; letters may be large or small. Each part is looked for once: a pattern with many
 * stars would try all ways a long name can be parted.
 */
export const isNamed = (name: string, form: string): boolean => {
  const [first = '', ...parts] = form.toLowerCase().split('*')
  const said = name.toLowerCase()
  const last = parts.pop()
  if (last === undefined) return said === first
  if (!said.startsWith(first) || !said.endsWith(last)) return false
  let at = first.length
  for (const part of parts) {
    const found = said.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= said.length - last.length
}
