import type { PaymentMoney } from './PaymentStanding'

const dayMs = 86_400_000
/** Longest time from now until which a car can be kept off the market. Days. */
const maxDays = 30

const tooLong = `A car can be reserved for up to ${maxDays} days from today.`

/** Why a car can't be reserved by staff until an instant; null if it can (CHK-02). */
export const reservationEndRefusal = (until: string, now: string): string | null => {
  const end = Date.parse(until)
  if (!(end > Date.parse(now))) return 'Choose a later day.'
  return end > Date.parse(now) + maxDays * dayMs ? tooLong : null
}

/** Days by which staff can extend a reservation at once. */
export const extensionDays = [1, 2, 3, 5, 7, 14] as const

interface ExtendedReservation {
  /** Current end of the reservation; ISO in UTC. */
  readonly reservedUntil: string
  readonly money: PaymentMoney
  /** When the bank's authorisation expires; ISO in UTC. */
  readonly captureBefore: string | null
}

/** End of a reservation after an extension. ISO in UTC. */
export const extendedEnd = (reservedUntil: string, days: number): string => new Date(Date.parse(reservedUntil) + days * dayMs).toISOString()

/**
 * Why a reservation can't be extended until an instant; null if it can. A deposit that is only authorised secures the car until the bank
 * releases it (CHK-02).
 */
export const extensionRefusal = (
  { reservedUntil, money, captureBefore }: ExtendedReservation,
  until: string,
  now: string,
): string | null => {
  const end = Date.parse(until)
  if (!(end > Date.parse(reservedUntil))) return 'The reservation already runs until then. Choose a later day.'
  if (end > Date.parse(now) + maxDays * dayMs) return tooLong
  if (money === 'authorised' && captureBefore !== null && end > Date.parse(captureBefore))
    return 'The bank releases the deposit before then. Choose an earlier day, or complete the sale first.'
  return null
}
