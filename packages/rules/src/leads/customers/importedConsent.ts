import type { CustomerValues } from '../../records/kinds/customerFields'

type Consent = Pick<CustomerValues, 'consent' | 'consentOn'>

export interface ImportedConsent extends Consent {
  /** Why less is stored than the file says, in a sentence; null if all of it is. */
  readonly note: string | null
}

const none = { consent: '', consentOn: null } as const

/**
 * The consent to marketing in a row of a file (ENT-16). Never assumed: a yes counts with the day it was given, which isn't in the future;
 * a day without an answer is none. A no counts without a day.
 *
 * @param today local date of the dealer, `YYYY-MM-DD`
 */
export const importedConsent = ({ consent, consentOn }: Consent, today: string): ImportedConsent => {
  const day = consentOn || null
  const isFuture = day !== null && day > today
  if (consent === 'yes' && day === null) return { ...none, note: 'A yes without its day isn’t stored as consent.' }
  if (consent === 'yes' && isFuture) return { ...none, note: 'This day is in the future, so no consent is stored.' }
  if (consent === '' && day !== null) return { ...none, note: 'A day without an answer is no consent.' }
  return { consent, consentOn: isFuture ? null : day, note: isFuture ? 'This day is in the future, so it isn’t stored.' : null }
}
