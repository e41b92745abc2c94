/** What a shopper said of news and offers. */
export interface Consent {
  /** The shopper ticked the box themselves: the only consent there is. */
  readonly optIn: boolean
  /** The box was ticked at first and left so, which is no consent (ENQ-16). */
  readonly optInLeft: boolean
}

/**
 * Says whether a shopper may be sent news and offers (ENQ-16): only who ticked the box themselves. A box that was ticked at first
 * and left so is named as what it is, so that nobody takes it for consent.
 *
 * @example consentText({ optIn: false, optInLeft: true }) // 'Left as pre-ticked, which is no consent'
 */
export const consentText = ({ optIn, optInLeft }: Consent): string => {
  if (optIn) return 'Agreed'
  return optInLeft ? 'Left as pre-ticked, which is no consent' : 'Not agreed'
}
