import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import { isPlain } from './isPlain'
import { traceDerived } from './traceDerived'

/** What was read of a value. */
export interface ReadTrace<Value> {
  /** The value to read: equal to the given one, and read-only. */
  readonly traced: Value
  /**
   * JSON pointers of what was read so far and is different in another value, at most `limit`. If there are none, all these reads of the
   * other value have the same results, and so has a function that depends on nothing else.
   */
  readonly changedReads: (other: Value, limit?: number) => string[]
  /**
   * A value in which the traced parts are replaced by those that they stand for: of the given value, or of another one, by
   * their place in it. Undefined if that isn't known: the value contains functions or instances of classes, or a part that is different in
   * several places.
   */
  readonly untraced: <Result>(value: Result, other?: Value) => Result | undefined
  /** Runs synchronous work, of whose derived values the results are recorded, not what they were computed from. */
  readonly follow: <Result>(work: () => Result) => Result
}

/** An object or list, and what was read of it. */
interface ReadObject {
  readonly raw: object
  /** What is in its place in the value that it is compared with, if it is known. */
  readonly against: unknown
  /** Whether it is in several places, with different counterparts. */
  isAmbiguous: boolean
  readonly proxy: object
  /** The values that were read, by key, without objects and lists. */
  readonly values: Map<string, unknown>
  readonly parts: Map<string, ReadObject>
  /** The keys whose presence was tested, with the result. */
  readonly presence: Map<string, boolean>
  isListed: boolean
  /** Where it is: in several places if the value contains it more than once. */
  readonly places: Place[]
}

interface Place {
  readonly parent: ReadObject
  readonly key: string
}

const markAmbiguous = (read: ReadObject): void => {
  if (read.isAmbiguous) return
  read.isAmbiguous = true
  for (const part of read.parts.values()) markAmbiguous(part)
}

const ownValue = (value: object, key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined)

const sameKeys = (one: object, other: object): boolean => {
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return keys.length === others.length && keys.every((key, index) => key === others[index])
}

/** Adds pointers of reads whose results are different in another value; stops at the limit. */
const collectChanged = (read: ReadObject, other: unknown, pointer: string, found: Set<string>, limit: number): void => {
  if (found.size >= limit || other === read.raw) return
  if (!isPlain(other) || Array.isArray(other) !== Array.isArray(read.raw)) {
    found.add(pointer)
    return
  }
  const add = (at: string) => void (found.size < limit && found.add(at))
  if (read.isListed && !sameKeys(read.raw, other)) add(pointer)
  for (const [key, isOwn] of read.presence) if (Object.hasOwn(other, key) !== isOwn) add(joinPointer(pointer, key))
  for (const [key, value] of read.values) if (!Object.is(ownValue(other, key), value)) add(joinPointer(pointer, key))
  for (const [key, part] of read.parts) collectChanged(part, ownValue(other, key), joinPointer(pointer, key), found, limit)
}

/** A read-only stand-in of an object or list. Its values are read by a function. */
const recordingProxy = (raw: object, recorded: () => ReadObject, read: (key: string) => unknown): object => {
  // A copy, as proxies of frozen objects must return their own values.
  const copy: object = Array.isArray(raw) ? [...raw] : { ...raw }
  return new Proxy(copy, {
    get: (_copy, key) => (typeof key === 'symbol' ? Reflect.get(raw, key) : read(key)),
    has(_copy, key) {
      if (typeof key === 'string') recorded().presence.set(key, Object.hasOwn(raw, key))
      return key in raw
    },
    ownKeys() {
      recorded().isListed = true
      return Reflect.ownKeys(copy)
    },
    getOwnPropertyDescriptor(_copy, key) {
      const own = Reflect.getOwnPropertyDescriptor(copy, key)
      if (typeof key === 'symbol') return own
      recorded().presence.set(key, own !== undefined)
      if (own?.configurable) return { configurable: true, enumerable: own.enumerable ?? false, get: () => read(key) }
      if (own) read(key)
      return own
    },
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
  })
}

/** Thrown if it isn't known what a value consists of. */
class UnknownPart extends Error {}

/**
 * Records which parts of a value of objects and lists are read: values, keys, and their number and order (CFG-12). Some code caches
 * results by object. Each trace has new proxies, which such a cache doesn't know: the results are computed again and their reads recorded.
 *
 * @param against the only other value that the reads are compared with: objects that both contain at the same place aren't traced, as no
 *   read of them can differ, and caches know them
 */
export const traceReads = <Value extends object>(value: Value, against?: Value): ReadTrace<Value> => {
  const known = new WeakMap<object, ReadObject>()
  const reads = new WeakMap<object, ReadObject>()
  /** Parts that aren't traced, which are equal in both values. */
  const same = new WeakSet<object>()

  const read = (of: ReadObject, key: string): unknown => {
    const { raw, values, parts, presence } = of
    if (!Object.hasOwn(raw, key)) {
      // Methods are inherited by every list and object.
      presence.set(key, false)
      return Reflect.get(raw, key)
    }
    const part: unknown = Reflect.get(raw, key)
    if (!isPlain(part)) {
      values.set(key, part)
      return part
    }
    const child = parts.get(key)
    if (child) return child.proxy
    const counterpart = isPlain(of.against) ? ownValue(of.against, key) : undefined
    if (part === counterpart && !of.isAmbiguous) {
      same.add(part)
      return part
    }
    const made = track(part, counterpart, { parent: of, key })
    parts.set(key, made)
    return made.proxy
  }

  const track = (raw: object, counterpart: unknown, place: Place | null): ReadObject => {
    const tracked = known.get(raw)
    if (tracked) {
      if (place) tracked.places.push(place)
      if (tracked.against !== counterpart) markAmbiguous(tracked)
      return tracked
    }
    const proxy = recordingProxy(
      raw,
      () => made,
      (key) => read(made, key),
    )
    const made: ReadObject = {
      raw,
      against: counterpart,
      isAmbiguous: false,
      proxy,
      values: new Map(),
      parts: new Map(),
      presence: new Map(),
      isListed: false,
      places: place ? [place] : [],
    }
    known.set(raw, made)
    reads.set(proxy, made)
    return made
  }

  const root = track(value, against, null)

  const partOf = (other: unknown, of: ReadObject): unknown => {
    if (of === root) return other
    const [first, ...others] = of.places.map(({ parent, key }) => {
      const above = partOf(other, parent)
      return typeof above === 'object' && above !== null ? ownValue(above, key) : undefined
    })
    if (!others.every((part) => part === first)) throw new UnknownPart()
    return first
  }

  const replaced = (part: unknown, other: unknown): unknown => {
    if (typeof part === 'function') throw new UnknownPart()
    if (typeof part !== 'object' || part === null || part instanceof Date) return part
    if (same.has(part)) return part
    const of = reads.get(part)
    if (of) return other === value ? of.raw : partOf(other, of)
    if (!isPlain(part)) throw new UnknownPart()
    const [keys, parts] = [Object.keys(part), Object.values(part)]
    const others = parts.map((each: unknown) => replaced(each, other))
    // Objects that aren't traced keep their identity, such as those of both sides.
    if (others.every((each, index) => each === parts[index])) return part
    return Array.isArray(part) ? others : Object.fromEntries(keys.map((key, index) => [key, others[index]]))
  }

  const derived = traceDerived({ isTraced: (part) => reads.has(part), replaced: (part, other) => replaced(part, other), value })

  return {
    traced: root.proxy as Value,
    follow: derived.follow,
    changedReads(other, limit = 1) {
      const found = new Set<string>()
      derived.recordChanged(other)
      collectChanged(root, other, '', found, limit)
      return [...found]
    },
    untraced(result, other = value) {
      try {
        return replaced(result, other) as typeof result
      } catch (error) {
        if (error instanceof UnknownPart) return undefined
        throw error
      }
    },
  }
}
