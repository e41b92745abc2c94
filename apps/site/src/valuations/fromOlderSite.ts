import type { ValuationRequest } from './ValuationRequest'

/** Whether a text of an older website means yes. */
export const saysYes = (text: string | undefined): boolean => text !== undefined && ['true', '1', 'yes', 'on'].includes(text)

/** Maps field names of dealers' older websites to ENT-29 (API-09). Consent that isn't sent counts as refused (ENQ-17, ENT-31). */
export const fromOlderSite = (fields: ValuationRequest['fields']): ValuationRequest['fields'] => ({
  ...fields,
  locationId: fields.location_id ?? fields.locationId ?? '',
  preferredContact: (fields.PreferredContactMethod ?? fields.preferredContact ?? '').toLowerCase(),
  financeOwing: saysYes(fields.finance) ? 'true' : '',
  termsAgreed: saysYes(fields.termsAgreed ?? fields.terms_agreed ?? fields.terms_conditions) ? 'true' : '',
})
