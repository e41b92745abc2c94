/**
 * One of a kind in this process. The proxy, the pages and the server in front are bundled apart and each would hold a module's
 * state of its own; what they share lives here.
 */
export function shared<T>(name: string, make: () => T): T {
  const key = Symbol.for(`forecourt.site.${name}`)
  const holder = globalThis as { [key: symbol]: unknown }
  if (!(key in holder)) holder[key] = make()
  return holder[key] as T
}
