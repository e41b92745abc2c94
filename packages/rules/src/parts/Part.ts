import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { DecidingField } from '../reasons/Reason'

/** A sentence, or how it is made of what is looked at; made only when somebody asks why. */
type Words<About> = string | ((about: About) => string)

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

/** What a need says, made of what is looked at. */
export const needText = <About>(words: Words<About> | undefined, about: About): string | undefined =>
  typeof words === 'function' ? words(about) : words

/** Whether a part may show on a site at all, whatever its cars and records: all that it needs of the settings alone holds. Asked before what it shows is loaded. */
export const mayShow = <Config>(
  { needs }: { readonly needs: readonly { readonly ofSite?: (site: { readonly config: Config }) => boolean }[] },
  config: Config,
): boolean => needs.every(({ ofSite }) => !ofSite || ofSite({ config }))

/** What the first need says that doesn't hold, in its own words; undefined where all hold. Names no settings, so that pages can ask. */
export const firstMissing = <About>({ needs }: Pick<Part<About>, 'needs'>, about: About): string | undefined =>
  needText(needs.find(({ asked, holds }) => (!asked || asked(about, true)) && !holds(about))?.no, about)

interface Conditions<About> {
  readonly needs: readonly Pick<Need<About>, 'holds' | 'asked'>[]
}

/** Says whether a part shows: every need of it holds. Asked by components for every car of a list, so it is a plain loop. */
export const shows = <About>({ needs }: Conditions<About>, about: About): boolean => {
  for (const need of needs) if ((!need.asked || need.asked(about, true)) && !need.holds(about)) return false
  return true
}

/** The value of a part that shows; null of one that doesn't. */
export const shownValue = <About, Value>(part: ValuePart<About, Value>, about: About): Value | null =>
  shows(part, about) ? part.value(about) : null

/** A part of a table of parts, each with what it alone depends on. */
export const part = <About>(declared: Part<About>): Part<About> => declared

/** The same for a part with a value. */
export const valuePart = <About, Value>(declared: ValuePart<About, Value>): ValuePart<About, Value> => declared

/** The one part of a ladder that shows: the first whose needs all hold, or null. */
export const firstShown = <About, Step extends Part<About>>(parts: readonly Step[], about: About): Step | null => {
  for (const part of parts) if (shows(part, about)) return part
  return null
}
