import type { Offer } from '../entities/Offer'

export type OfferState = 'running' | 'upcoming' | 'ended'

/**
 * Says whether an offer runs on a day, both its days included (OFR-01).
 *
 * @param date the day where the site is, `YYYY-MM-DD`
 */
export const offerState = ({ startsOn, endsOn }: Pick<Offer, 'startsOn' | 'endsOn'>, date: string): OfferState => {
  if (endsOn !== null && endsOn < date) return 'ended'
  return startsOn !== null && startsOn > date ? 'upcoming' : 'running'
}
