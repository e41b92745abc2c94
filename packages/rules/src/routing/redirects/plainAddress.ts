/** An address as it is looked up: however it was written, what it means is written one way. */
export interface PlainAddress {
  /** Lower case, escapes read, without a slash at its end. */
  readonly path: string
  /** The same as it was written, but for doubled slashes. */
  readonly written: string
  /** As it was written, without its question mark. */
  readonly query: string
}

const read = (path: string): string => {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

const trimmed = (path: string) => {
  const one = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path
  return one.length > 1 && one.endsWith('/') ? one.slice(0, -1) : one
}

/** The plain form of a request's address (RTE-19): case, a slash at the end, doubled slashes and the way of escaping make no difference (CFG-15). */
export const plainAddress = (address: string): PlainAddress => {
  const hash = address.indexOf('#')
  const bare = hash === -1 ? address : address.slice(0, hash)
  const at = bare.indexOf('?')
  const written = trimmed(at === -1 ? bare : bare.slice(0, at))
  return { path: trimmed(read(written).toLowerCase()), written, query: at === -1 ? '' : bare.slice(at + 1) }
}

/** A query by which a redirect is found: its parameters in order of their names, in lower case. */
export const plainQuery = (entries: readonly (readonly [string, string])[]): string =>
  entries
    .map(([name, value]) => `${encodeURIComponent(name.toLowerCase())}=${encodeURIComponent(value.toLowerCase())}`)
    .toSorted()
    .join('&')
