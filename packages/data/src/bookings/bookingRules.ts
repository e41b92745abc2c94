import { isDeadlock, violatedRule } from '../violatedRule'

const mostTries = 5

export const slotTaken = 'This time has just been taken. Please choose another one.'
export const carTaken = 'Somebody drives this car at that time. Please choose another one.'

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
const heldBy = (error: unknown): 'seat' | 'car' | null => {
  const broken = violatedRule(error)
  if (broken?.rule !== 'unique' && broken?.rule !== 'exclusion') return null
  return broken.text.includes('bookings_car_excl') ? 'car' : 'seat'
}

interface Refusal {
  readonly ok: false
  readonly reason: 'taken' | 'carBusy'
  readonly message: string
}

/** Does work that writes bookings, and says what the database held for another where it refused a seat or a car. */
export const refusedWhereHeld = async <T>(work: () => Promise<T>): Promise<T | Refusal> => {
  try {
    return await retriedOnDeadlock(work)
  } catch (error) {
    const held = heldBy(error)
    if (!held) throw error
    return held === 'car' ? { ok: false, reason: 'carBusy', message: carTaken } : { ok: false, reason: 'taken', message: slotTaken }
  }
}
