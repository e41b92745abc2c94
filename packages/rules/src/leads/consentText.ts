import type { Lead } from './Lead'

/**
 * Says whether a shopper may be sent news and offers (ENQ-16): only who ticked the box themselves. A box that was ticked at first
 * and left so is named as what it is, so that nobody takes it for consent.
 *
 * @example consentText({ optIn: false, optInLeft: true }) // 'Left as pre-ticked, which is no consent'
 */
export const consentText = ({ optIn, optInLeft }: Pick<Lead, 'optIn' | 'optInLeft'>): string => {
  if (optIn) return 'Agreed'
  return optInLeft ? 'Left as pre-ticked, which is no consent' : 'Not agreed'
}
