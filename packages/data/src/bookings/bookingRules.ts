import { isDeadlock, violatedRule } from '../violatedRule'

const mostTries = 5

/**
 * Does work that writes bookings again where two of them waited for each other: Postgres ends one of such transactions, which
 * wrote nothing, and it succeeds or is refused the next time.
 */
export const retriedOnDeadlock = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++)
    try {
      return await work()
    } catch (error) {
      if (!isDeadlock(error) || tried >= mostTries) throw error
    }
}

/** Which guarantee of the database a booking met: its seat or its car is held by another; null for any other error. */
export const heldBy = (error: unknown): 'seat' | 'car' | null => {
  const broken = violatedRule(error)
  if (broken?.rule !== 'unique' && broken?.rule !== 'exclusion') return null
  return broken.text.includes('bookings_car_excl') ? 'car' : 'seat'
}
