import type { FormKind } from '@forecourt/schema/blocks/formKinds'

/** Forms opened only by car buttons. */
export const carForms = ['photos', 'makeOffer', 'similar', 'reserve', 'buyOnline', 'subscribe', 'chat'] as const

/** All sources of leads: page forms, car forms, and revealed phone numbers. */
export type LeadForm = FormKind | (typeof carForms)[number] | 'phoneReveal'
