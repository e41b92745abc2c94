/** Where a photo stands among those it was chosen with. */
export interface ArrivalPlace {
  /** What was dropped at once. */
  readonly batch: string
  readonly index: number
}

interface Batch {
  /** How many photos there were before. */
  readonly first: number
  readonly began: number
  /** Where those that arrived stand in the batch, by key. */
  readonly places: Map<string, number>
}

/** Nothing of a batch arrives later. Milliseconds. */
const longest = 3_600_000
const batches = new Map<string, Batch>()

const batchOf = (name: string, first: number): Batch => {
  const now = Date.now()
  for (const [each, { began }] of batches) if (now - began > longest) batches.delete(each)
  const batch = batches.get(name) ?? { first, began: now, places: new Map<string, number>() }
  batches.set(name, batch)
  return batch
}

/**
 * Where a photo that arrives goes, so that photos which are chosen together stand in the order they were chosen in, whichever arrives
 * first; and which of the car's photos it is, counted from 0, for its words. This process remembers a batch while it arrives.
 */
export const arrivalOrder = (carId: string, { batch: name, index }: ArrivalPlace, key: string, keys: readonly string[]) => {
  const { first, places } = batchOf(`${carId} ${name}`, keys.length)
  places.set(key, index)
  const later = keys.findIndex((each) => (places.get(each) ?? -1) > index)
  return { position: later === -1 ? keys.length : later, number: first + index }
}
