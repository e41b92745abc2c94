import { isDeadlock, violatedConstraint } from '../violatedConstraint'

const maxAttempts = 5

export const slotTaken = 'This time has just been taken. Please choose another one.'
export const carTaken = 'This car is already booked at that time. Please choose another one.'

/** Retries work after a deadlock: Postgres rolled that transaction back, so a retry succeeds or is refused properly. */
export const retryOnDeadlock = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (!isDeadlock(error) || attempt >= maxAttempts) throw error
    }
}

/** Which constraint a booking violated: its seat or its car is taken; null for any other error. */
const takenConstraint = (error: unknown): 'seat' | 'car' | null => {
  const broken = violatedConstraint(error)
  if (broken?.rule !== 'unique' && broken?.rule !== 'exclusion') return null
  return broken.text.includes('bookings_car_excl') ? 'car' : 'seat'
}

interface Refusal {
  readonly ok: false
  readonly reason: 'taken' | 'carBusy'
  readonly message: string
}

/** Runs work that writes bookings; turns a constraint violation on a seat or a car into a refusal. */
export const refuseIfTaken = async <T>(work: () => Promise<T>): Promise<T | Refusal> => {
  try {
    return await retryOnDeadlock(work)
  } catch (error) {
    const taken = takenConstraint(error)
    if (!taken) throw error
    return taken === 'car' ? { ok: false, reason: 'carBusy', message: carTaken } : { ok: false, reason: 'taken', message: slotTaken }
  }
}
