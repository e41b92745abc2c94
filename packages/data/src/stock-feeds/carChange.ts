import { sameJson } from '@forecourt/schema/sameJson'
import type { CarField } from '../stock/carFields'
import type { FeedCar } from './FeedCar'

/** Values by field of a car. */
export type CarValues = { readonly [Field in CarField]?: unknown }

/** A car of a feed as it stands. */
export interface KnownFeedCar {
  readonly externalId: string
  readonly carId: string
  /** What the feed said last; empty for a car it names for the first time. */
  readonly said: CarValues
  /** Fields in which a person's value holds against the feed's. */
  readonly kept: readonly string[]
  /** Its values now, at least of the fields the feed speaks of. */
  readonly values: CarValues
}

/** What a row does to a car that is known. */
export interface FeedCarChange {
  readonly before: CarValues
  readonly after: CarValues
  readonly said: CarValues
  readonly kept: readonly string[]
}

/** Leaving the yard ends a reservation. */
const left = ['sold', 'withdrawn', 'draft']

/**
 * Compares a row with its car. The feed's value holds where the car still has what the feed said before; where a person changed it
 * since, theirs does, until they let go of it or the feed says the same (ENT-01).
 */
export const carChange = ({ said, kept, values }: KnownFeedCar, { car, says }: Pick<FeedCar, 'car' | 'says'>): FeedCarChange => {
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  const saidNow: Record<string, unknown> = { ...said }
  const keptNow = new Set(kept)
  const isKnown = Object.keys(said).length > 0
  // A file without a column for it says of every car in it that it is there: of one that was gone, that it is back.
  const fields: readonly CarField[] = says.includes('status') || !isKnown ? says : [...says, 'status']
  for (const field of fields) {
    const [next, last, now] = [car[field] ?? null, said[field], values[field] ?? null]
    saidNow[field] = next
    if (sameJson(next, now)) {
      keptNow.delete(field)
      continue
    }
    if (keptNow.has(field)) continue
    if (last !== undefined && !sameJson(last, now)) keptNow.add(field)
    else {
      before[field] = now
      after[field] = next
    }
  }
  if (left.includes(String(after.status)) && values.reserved === true && !keptNow.has('reserved')) {
    before.reserved = true
    after.reserved = false
    saidNow.reserved = false
  }
  return { before, after, said: saidNow, kept: [...keptNow].sort() }
}

/** What becomes of a car that its feed no longer has: it is withdrawn, not deleted, unless it was sold. */
export const goneChange = ({ said, kept, values }: KnownFeedCar): FeedCarChange => {
  if (values.status === 'sold' || values.status === 'withdrawn')
    return { before: {}, after: {}, said: { ...said, status: 'withdrawn' }, kept }
  const before = { status: values.status, reserved: values.reserved === true }
  const after = { status: 'withdrawn', reserved: false }
  return { before, after, said: { ...said, ...after }, kept: kept.filter((field) => field !== 'status' && field !== 'reserved') }
}
