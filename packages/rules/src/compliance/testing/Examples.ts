import type { Advert } from '../Advert'

/** How the advertisement of an example differs from an Australian text without a state, car or date. */
export type AdvertContext = Partial<Omit<Advert, 'content' | 'page'>>

/** An advertisement: markup if it begins with `<`, else plain text. */
export type Example = string | readonly [text: string, context: AdvertContext]

/** An unlawful advertisement and the id of the rule that must find it. */
export type Wording = readonly [rule: string, example: Example]

/** Advertisements that break a rule, and similar ones that break no rule at all. */
export interface Examples {
  readonly context?: AdvertContext
  readonly bad: readonly Example[]
  readonly good: readonly Example[]
}
