import type { ValuationRequest } from './ValuationRequest'

/** Whether a text of an older website means yes. */
export const saysYes = (text: string | undefined): boolean => text !== undefined && ['true', '1', 'yes', 'on'].includes(text)

/** Maps field names of dealers' older websites to ENT-29 (API-09). Consent that isn't sent counts as refused (ENQ-17, ENT-31). */
export const fromOlderSite = (said: ValuationRequest['said']): ValuationRequest['said'] => ({
  ...said,
  locationId: said.location_id ?? said.locationId ?? '',
  preferredContact: (said.PreferredContactMethod ?? said.preferredContact ?? '').toLowerCase(),
  financeOwing: saysYes(said.finance) ? 'true' : '',
  termsAgreed: saysYes(said.termsAgreed ?? said.terms_agreed ?? said.terms_conditions) ? 'true' : '',
})
