import type { AnswerName } from '@forecourt/rules/leads/leadAnswers'
import { type Store, storedTexts } from './Store'

const fields = ['name', 'lastName', 'email', 'phone', 'postcode'] as const satisfies readonly AnswerName[]

/** The shopper's contact details from the last submitted form (ENT-22). */
export type VisitorProfile = { readonly [Field in (typeof fields)[number]]: string }

/** Values to prefill forms with; stored only after a submission (ENT-22). */
export const profileStore: Store<VisitorProfile> = {
  key: 'profile',
  version: 1,
  empty: storedTexts(null, fields),
  read: (stored) => storedTexts(stored, fields),
}
