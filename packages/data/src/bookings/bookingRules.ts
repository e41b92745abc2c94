import { isDeadlock, violatedRule } from '../violatedRule'

const mostTries = 5

export const slotTaken = 'This time has just been taken. Please choose another one.'
export const carTaken = 'This car is already booked at that time. Please choose another one.'

/** Retries work after a deadlock: Postgres rolled that transaction back, so a retry succeeds or is refused properly. */
export const retriedOnDeadlock = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++)
    try {
      return await work()
    } catch (error) {
      if (!isDeadlock(error) || tried >= mostTries) throw error
    }
}

/** Which constraint a booking violated: its seat or its car is taken; null for any other error. */
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

/** Runs work that writes bookings; turns a constraint violation on a seat or a car into a refusal. */
export const refusedWhereHeld = async <T>(work: () => Promise<T>): Promise<T | Refusal> => {
  try {
    return await retriedOnDeadlock(work)
  } catch (error) {
    const held = heldBy(error)
    if (!held) throw error
    return held === 'car' ? { ok: false, reason: 'carBusy', message: carTaken } : { ok: false, reason: 'taken', message: slotTaken }
  }
}
