/** A value to be read, and whether any of some places in it was. */
export interface WatchedReads<T> {
  readonly value: T
  readonly anyRead: (places: readonly string[]) => boolean
}

/** What stands for the names of a record, as if one of them: read by whoever lists them. */
const names = '*'

/**
 * A copy of a JSON value that notes which of its places are read: `/pages/list/0/title`. Whoever asks for something gets the
 * same answer as from the value itself, so that what never reads a place comes out the same whatever is there.
 */
export const watchReads = <T extends object>(value: T): WatchedReads<T> => {
  const read = new Set<string>()
  const watch = (part: object, place: string): object => {
    // Whoever compares what they got twice finds it the same.
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
 * Every place where two JSON values differ, as deep as can be said. A list of another length differs as a whole; where a name
 * came or went, so do the names.
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
