import type { FeedCar, FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import type { FeedContext } from '../FeedContext'
import { FeedFault } from '../FeedRecords'
import { type FeedReadOptions, parseFeed } from '../parseFeed'

/** A fully read feed. */
export interface WholeFeed extends Omit<FeedReadOptions, 'batches' | 'skippedRows'> {
  readonly cars: readonly FeedCar[]
  readonly problems: readonly FeedProblem[]
  readonly rows: number
  readonly skippedRows: number
}

/** Reads a small feed to its end; returns the fault of an unreadable one. */
export const parseWholeFeed = async (file: string | Uint8Array, context: FeedContext): Promise<WholeFeed | FeedFault> => {
  try {
    const { batches, skippedRows, ...reading } = await parseFeed(typeof file === 'string' ? new TextEncoder().encode(file) : file, context)
    const [cars, problems]: [FeedCar[], FeedProblem[]] = [[], []]
    let rows = 0
    for await (const batch of batches) {
      cars.push(...batch.cars)
      problems.push(...batch.problems)
      rows += batch.rows
    }
    return { ...reading, cars, problems, rows, skippedRows: skippedRows() }
  } catch (error) {
    if (error instanceof FeedFault) return error
    throw error
  }
}
