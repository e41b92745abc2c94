/** The position of a photo in the batch with which it was chosen. */
export interface BatchPosition {
  /** The id of the batch. */
  readonly batch: string
  readonly index: number
}

interface Batch {
  /** The number of photos before the batch. */
  readonly first: number
  readonly began: number
  /** The indexes of arrived photos in the batch, by key. */
  readonly indexes: Map<string, number>
}

/** The longest time between start and end of a batch. Milliseconds. */
const maxAgeMs = 3_600_000
const batches = new Map<string, Batch>()

const batchOf = (name: string, first: number): Batch => {
  const now = Date.now()
  for (const [each, { began }] of batches) if (now - began > maxAgeMs) batches.delete(each)
  const batch = batches.get(name) ?? { first, began: now, indexes: new Map<string, number>() }
  batches.set(name, batch)
  return batch
}

/**
 * The position of an arriving photo, so that photos chosen together are in their chosen order whichever arrives first; and its number among
 * the car's photos, from 0, for its alt text. A batch that replaces photos comes before those that are still there, and numbers from 0.
 * Batches are in this process's memory.
 */
export const arrivalOrder = (
  carId: string,
  { batch: name, index }: BatchPosition,
  key: string,
  { keys, isReplacing = false }: { readonly keys: readonly string[]; readonly isReplacing?: boolean },
) => {
  const { first, indexes } = batchOf(`${carId} ${name}`, keys.length)
  indexes.set(key, index)
  const ofOthers = isReplacing ? Number.POSITIVE_INFINITY : -1
  const later = keys.findIndex((each) => (indexes.get(each) ?? ofOthers) > index)
  return { position: later === -1 ? keys.length : later, number: isReplacing ? index : first + index }
}

/** Whether a photo arrived with a batch: it stays, even if the same picture was there before and is to be replaced. */
export const hasArrived = (carId: string, batch: string, key: string): boolean =>
  batches.get(`${carId} ${batch}`)?.indexes.has(key) ?? false
