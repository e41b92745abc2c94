import type { AnswerName } from '@forecourt/rules/leads/leadAnswers'
import { type Store, storedTexts } from './Store'

const fields = ['name', 'lastName', 'email', 'phone', 'postcode'] as const satisfies readonly AnswerName[]

/** How to reach a shopper, as they wrote it in the last form they sent (ENT-22). */
export type VisitorProfile = { readonly [Field in (typeof fields)[number]]: string }

/** What forms are filled in with the next time; kept only once a form was sent (ENT-22). */
export const profileStore: Store<VisitorProfile> = {
  key: 'profile',
  version: 1,
  empty: storedTexts(null, fields),
  read: (stored) => storedTexts(stored, fields),
}
