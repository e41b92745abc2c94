/** A value with read tracking. */
export interface WatchedReads<T> {
  readonly value: T
  readonly anyRead: (places: readonly string[]) => boolean
}

/** Placeholder for a record's keys, read by enumeration. */
const names = '*'

/**
 * A proxy of a JSON value that records which places are read, such as `/pages/list/0/title`. A consumer that never reads a place can't
 * depend on it.
 */
export const watchReads = <T extends object>(value: T): WatchedReads<T> => {
  const read = new Set<string>()
  const watch = (part: object, place: string): object => {
    // Cached, so that identity comparison works.
    const inner = new Map<string, object>()
    return new Proxy(part, {
      get(from, name) {
        const found: unknown = Reflect.get(from, name)
        if (typeof name === 'symbol' || (!Object.hasOwn(from, name) && found !== undefined)) return found
        const at = `${place}/${name}`
        read.add(at)
        if (typeof found !== 'object' || found === null) return found
        const watched = inner.get(name) ?? watch(found, at)
        inner.set(name, watched)
        return watched
      },
      has(from, name) {
        read.add(`${place}/${String(name)}`)
        return Reflect.has(from, name)
      },
      ownKeys(from) {
        read.add(`${place}/${names}`)
        return Reflect.ownKeys(from)
      },
    })
  }
  return { value: watch(structuredClone(value), '') as T, anyRead: (places) => places.some((place) => read.has(place)) }
}

/**
 * Places where two JSON values differ, as deep as possible. Lists of different length differ as a whole; added or removed keys also count
 * as a difference of keys.
 */
export const differingPlaces = (one: unknown, other: unknown, place = ''): string[] => {
  if (one === other) return []
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [place]
  if (Array.isArray(one) !== Array.isArray(other)) return [place]
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return [place]
  const [before, after] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    name in before && name in after
      ? differingPlaces(before[name], after[name], `${place}/${name}`)
      : [`${place}/${name}`, `${place}/${names}`],
  )
}
