import type { LeadForm } from '@forecourt/rules/entities/LeadForm'

/** What a form left behind for the thank-you page (ENQ-05). */
export interface SubmittedForm {
  readonly leadId: string
  readonly form: LeadForm
  readonly car: { readonly slug: string; readonly name: string } | null
  /** What it was about in words, where it was about no car of the site: a model, an offer, a vehicle; empty or left out for nothing. */
  readonly about?: string | null
  /** Where it went, as the site answered: a car's own place, too, which no form asks for. */
  readonly locationId?: string | null
  readonly dealershipSlug?: string | null
  /** Local to the place, `YYYY-MM-DDTHH:MM`; empty for none, `noTimeSuits` for another than the free ones. */
  readonly preferredTime?: string
}

/** Reads what was sent last from this browser; null when nothing was, or it can't be read. */
export const parseSent = (stored: string | null): SubmittedForm | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null && 'leadId' in value && typeof value.leadId === 'string'
      ? (value as SubmittedForm)
      : null
  } catch {
    return null
  }
}
