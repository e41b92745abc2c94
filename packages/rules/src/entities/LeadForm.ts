import type { FormKind } from '@forecourt/schema/blocks/formKinds'

/** The forms that only a car's buttons open. */
export const carForms = ['photos', 'makeOffer', 'similar', 'reserve', 'buyOnline', 'subscribe', 'chat'] as const

/** Everything a lead can come of: the forms of pages, those a car's buttons open, and a phone number somebody asked for. */
export type LeadForm = FormKind | (typeof carForms)[number] | 'phoneReveal'
