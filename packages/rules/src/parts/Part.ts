import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { DecidingField } from '../reasons/Reason'

/** A sentence, or how it is made of what is looked at; made only when somebody asks why. */
export type Words<About> = string | ((about: About) => string)

/** One thing that must hold for a part of a page to show. */
export interface Need<About> {
  readonly holds: (about: About) => boolean
  /** Whether it is a question at all, given whether all before it hold; always unless said. What isn't asked neither decides nor explains. */
  readonly asked?: (about: About, soFar: boolean) => boolean
  /** The need in a few words, such as 'A price'. */
  readonly title: string
  /** The sentence where it holds; without one, what its first setting is called and that it is on. */
  readonly yes?: Words<About>
  /** The sentence where it doesn't. */
  readonly no?: Words<About>
  /** The requirement it keeps, where that isn't the part's. */
  readonly rule?: string
  /** Pointers of the settings that have a say. */
  readonly settings?: readonly string[]
  readonly fields?: (about: About) => readonly DecidingField[]
  /** The same question, where the site's settings alone answer it. */
  readonly ofSite?: (site: { readonly config: ResolvedConfig }) => boolean
  /** What publishing says of its first setting, where the site's needs before this one hold and this one doesn't. */
  readonly warning?: (config: ResolvedConfig) => string
  /** The setting at which publishing says it, where that isn't its first. */
  readonly warnsAt?: string
}

/** A thing on a page that shows or doesn't, with all it needs. Needs are asked in order; a later one may rest on those before it. */
export interface Part<About> {
  readonly id: string
  /** What it is, such as 'Weekly figure'. */
  readonly title: string
  /** The requirement it keeps, such as 'CAR-24'. */
  readonly rule: string
  /** The setting that its element carries as data-setting; null where none does. */
  readonly element: string | null
  readonly needs: readonly Need<About>[]
}

/** A part that is worked out of what it shows: its value is asked only where all its needs hold. */
export interface ValuePart<About, Value> extends Part<About> {
  readonly value: (about: About) => Value
}
