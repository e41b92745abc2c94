import type { Advert } from '../Advert'

/** What an example differs in from an Australian text without a state, car or date. */
export type Given = Partial<Omit<Advert, 'words' | 'page'>>

/** An advertisement: markup if it begins with `<`, else plain text. */
export type Example = string | readonly [text: string, given: Given]

/** Advertisements that break a rule, and similar ones that break no rule at all. */
export interface Examples {
  readonly given?: Given
  readonly bad: readonly Example[]
  readonly good: readonly Example[]
}
