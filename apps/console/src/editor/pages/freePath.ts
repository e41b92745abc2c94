import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'

/** A path as wanted, or the next one after it with a number, where neither another page nor the software itself is. */
export const freePath = (taken: readonly { readonly path: unknown }[], wanted: string): string => {
  const paths = new Set(taken.map(({ path }) => path))
  const base = wanted === '/' ? '/home' : wanted
  let free = base
  for (let number = 2; paths.has(free) || isReservedPath(free); number++) free = `${base}-${number}`
  return free
}
