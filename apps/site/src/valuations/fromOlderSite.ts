import type { ValuationRequest } from './ValuationRequest'

/** Whether a text of an older website says yes. */
export const saysYes = (text: string | undefined): boolean => text !== undefined && ['true', '1', 'yes', 'on'].includes(text)

/** Names of ENT-29 as older websites of dealers write them (API-09). Nothing is agreed to that isn't sent (ENQ-17, ENT-31). */
export const fromOlderSite = (said: ValuationRequest['said']): ValuationRequest['said'] => ({
  ...said,
  locationId: said.location_id ?? said.locationId ?? '',
  preferredContact: (said.PreferredContactMethod ?? said.preferredContact ?? '').toLowerCase(),
  financeOwing: saysYes(said.finance) ? 'true' : '',
  termsAgreed: saysYes(said.termsAgreed ?? said.terms_agreed ?? said.terms_conditions) ? 'true' : '',
})
