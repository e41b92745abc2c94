/** An enquiry about a car, a test drive of it or a reservation. */
export interface CarEnquiry {
  readonly carId: string
  /** ISO in UTC. */
  readonly at: string
  /** `held`: a reservation that keeps the car for them; `ended`: one that was cancelled; `past`: says nothing about a sale now. */
  readonly state: 'open' | 'held' | 'ended' | 'past'
}

interface Situation {
  /** The car of the enquiry that the user came from; null if they came from none. */
  readonly fromCarId: string | null
  /** Cars that can still be sold. */
  readonly forSale: ReadonlySet<string>
}

/**
 * The car that a sale is most likely about (ENT-16, CHK-02): that of the enquiry the user came from, else that of the latest open enquiry.
 * Null if it could as well be another, which the customer has reserved. Never a car whose reservation was cancelled, or that can't be sold.
 *
 * @example likelySoldCar([{ carId: 'yaris', at: '2026-06-01T02:00:00Z', state: 'open' }], { fromCarId: null, forSale: new Set(['yaris']) }) // 'yaris'
 */
export const likelySoldCar = (enquiries: readonly CarEnquiry[], { fromCarId, forSale }: Situation): string | null => {
  const heldIds = enquiries.flatMap(({ carId, state }) => (state === 'held' ? carId : []))
  const endedIds = enquiries.flatMap(({ carId, state }) => (state === 'ended' ? carId : []))
  const isPossible = (carId: string) => forSale.has(carId) && (heldIds.includes(carId) || !endedIds.includes(carId))
  if (fromCarId !== null) return isPossible(fromCarId) ? fromCarId : null
  const possible = enquiries.filter(({ carId, state }) => (state === 'open' || state === 'held') && isPossible(carId))
  const latestAt = possible
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  const likely = new Set(possible.flatMap(({ carId, at }) => (at === latestAt || heldIds.includes(carId) ? carId : [])))
  const [only] = likely
  return likely.size === 1 ? (only ?? null) : null
}
