import type { FormKind } from '@forecourt/schema/blocks/formKinds'

/** The forms that only a car's buttons open. */
export const carForms = ['photos', 'makeOffer', 'similar', 'reserve', 'buyOnline', 'chat'] as const

/** Everything a shopper can send: the forms of pages, and those a car's buttons open. */
export type LeadForm = FormKind | (typeof carForms)[number]
