import type { Advert } from '../Advert'

/** What an example differs in from an Australian text without a state, car or date. */
export type Given = Partial<Omit<Advert, 'content' | 'page'>>

/** An advertisement: markup if it begins with `<`, else plain text. */
export type Example = string | readonly [text: string, given: Given]

/** An unlawful advertisement and the id of the rule that must find it. */
export type Wording = readonly [rule: string, example: Example]

/** Advertisements that break a rule, and similar ones that break no rule at all. */
export interface Examples {
  readonly given?: Given
  readonly bad: readonly Example[]
  readonly good: readonly Example[]
}
