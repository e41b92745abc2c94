/** Singletons of this process. Proxy, pages and front server are bundled separately, so module state is not shared between them. */
export function shared<T>(name: string, create: () => T): T {
  const key = Symbol.for(`forecourt.site.${name}`)
  const holder = globalThis as { [key: symbol]: unknown }
  if (!(key in holder)) holder[key] = create()
  return holder[key] as T
}
