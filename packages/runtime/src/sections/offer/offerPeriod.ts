import { formatDate } from '@forecourt/rules/dates/formatDate'
import type { Offer } from '@forecourt/rules/entities/Offer'

/** How long an offer runs, in words; null when it says nothing. */
export const offerPeriod = ({ endsOn }: Pick<Offer, 'endsOn'>): string | null => {
  const end = endsOn && formatDate(endsOn.slice(0, 10))
  return end ? `Until ${end}` : null
}
