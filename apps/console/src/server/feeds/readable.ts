import { FeedFault } from '@forecourt/services/stock-feeds/FeedRecords'
import { CallProblem } from '../errors/CallProblem'

/** What reading a feed's file gives; a file that can't be read refuses the call in its own words. */
export const readable = async <Found>(reading: Promise<Found>): Promise<Found> => {
  try {
    return await reading
  } catch (error) {
    throw error instanceof FeedFault ? new CallProblem('BAD_REQUEST', error.problem) : error
  }
}
