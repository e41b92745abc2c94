/** A shopper's marketing consent. */
export interface Consent {
  /** The shopper ticked the box themselves, which is the only valid consent. */
  readonly optIn: boolean
  /** The box was pre-ticked and left so, which is no consent (ENQ-16). */
  readonly optInLeft: boolean
}

/**
 * Text of a shopper's marketing consent (ENQ-16): valid only if they ticked the box themselves. Labels a pre-ticked box as such, so that
 * staff don't take it for consent.
 *
 * @example consentText({ optIn: false, optInLeft: true }) // 'Left as pre-ticked, which is no consent'
 */
export const consentText = ({ optIn, optInLeft }: Consent): string => {
  if (optIn) return 'Agreed'
  return optInLeft ? 'Box left pre-ticked, which is not consent' : 'Not agreed'
}
