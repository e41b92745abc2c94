import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { DecidingField } from '../reasons/Reason'

/** A sentence, or a function that builds it; called only for explanations. */
type TextOf<About> = string | ((about: About) => string)

/** A condition for a part of a page to show. */
export interface Need<About> {
  readonly holds: (about: About) => boolean
  /**
   * Whether the need applies, given whether all before it hold; always by default. A need that doesn't apply neither decides nor
   * explains.
   */
  readonly appliesWhen?: (about: About, allHold: boolean) => boolean
  /** Short name, such as 'A price'. */
  readonly title: string
  /** Sentence if it holds; default: the label of its first setting, and that it is on. */
  readonly yes?: TextOf<About>
  /** Sentence if it doesn't hold. */
  readonly no?: TextOf<About>
  /** Its requirement id, if it differs from the part's. */
  readonly requirement?: string
  /** Pointers of the deciding settings. */
  readonly settings?: readonly string[]
  readonly fields?: (about: About) => readonly DecidingField[]
  /** The same check for the site's settings alone. */
  readonly holdsForSite?: (site: { readonly config: ResolvedConfig }) => boolean
  /** Publish warning at its first setting, if the site meets all needs before this one, but not this one. */
  readonly warning?: (config: ResolvedConfig) => string
  /** Setting for the warning, if not its first. */
  readonly warnsAt?: string
}

/** A part of a page with all its needs. Needs are checked in order; a later one may rely on earlier ones. */
export interface Part<About> {
  readonly id: string
  /** Label, such as 'Weekly figure'. */
  readonly title: string
  /** Its requirement id, such as 'CAR-24'. */
  readonly requirement: string
  /** The setting in its element's `data-setting`, by which the preview outlines it. Empty for a whole block; null if it has none. */
  readonly elementSetting: string | null
  readonly needs: readonly Need<About>[]
}

/** A part with a computed value, evaluated only if all needs hold. */
export interface ValuePart<About, Value> extends Part<About> {
  readonly value: (about: About) => Value
}

/** Resolves a need's sentence. */
export const needText = <About>(text: TextOf<About> | undefined, about: About): string | undefined =>
  typeof text === 'function' ? text(about) : text

/**
 * Whether a part may show on a site at all, regardless of cars and records: all needs of the settings alone hold. Checked before its data
 * is loaded.
 */
export const mayShow = <Config>(
  { needs }: { readonly needs: readonly { readonly holdsForSite?: (site: { readonly config: Config }) => boolean }[] },
  config: Config,
): boolean => needs.every(({ holdsForSite }) => !holdsForSite || holdsForSite({ config }))

/** Sentence of the first need that doesn't hold; undefined if all hold. Doesn't load the settings' labels, so pages can use it. */
export const firstMissing = <About>({ needs }: Pick<Part<About>, 'needs'>, about: About): string | undefined =>
  needText(needs.find(({ appliesWhen, holds }) => (!appliesWhen || appliesWhen(about, true)) && !holds(about))?.no, about)

interface Conditions<About> {
  readonly needs: readonly Pick<Need<About>, 'holds' | 'appliesWhen'>[]
}

/** Whether a part shows: all its needs hold. A plain loop, because components call it for each car of a list. */
export const shows = <About>({ needs }: Conditions<About>, about: About): boolean => {
  for (const need of needs) if ((!need.appliesWhen || need.appliesWhen(about, true)) && !need.holds(about)) return false
  return true
}

/** Value of a part; null if it doesn't show. */
export const shownValue = <About, Value>(part: ValuePart<About, Value>, about: About): Value | null =>
  shows(part, about) ? part.value(about) : null

/** Declares a part with its own context type. */
export const part = <About>(declared: Part<About>): Part<About> => declared

/** The same for a part with a value. */
export const valuePart = <About, Value>(declared: ValuePart<About, Value>): ValuePart<About, Value> => declared

/** First of several exclusive parts whose needs all hold, or null. */
export const firstShown = <About, Step extends Part<About>>(parts: readonly Step[], about: About): Step | null => {
  for (const part of parts) if (shows(part, about)) return part
  return null
}
