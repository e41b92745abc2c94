import type { Lead } from '../leads/Lead'

/** What the shopper of a lead has begun on the way to a car, and not finished; null for a lead of a form (CHK-01, RTE-06). */
export const begunJourney = ({ form, url }: Pick<Lead, 'form' | 'url'>): 'buying' | 'reserving' | null => {
  if (!url || !URL.canParse(url) || new URL(url).pathname !== '/checkout-journey') return null
  if (form === 'buyOnline') return 'buying'
  return form === 'reserve' ? 'reserving' : null
}
