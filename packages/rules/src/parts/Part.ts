import { derived } from '@forecourt/schema/derived'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { DecidingField } from '../reasons/Reason'

/** A sentence, or a function that builds it; called only for explanations. */
type TextOf<Context> = string | ((context: Context) => string)

/** A condition for a part of a page to show. */
export interface Need<Context> {
  readonly holds: (context: Context) => boolean
  /**
   * Whether the need applies, given whether all before it hold; always by default. A need that doesn't apply neither decides nor
   * explains.
   */
  readonly appliesWhen?: (context: Context, allHold: boolean) => boolean
  /** Short name, such as 'A price'. */
  readonly title: string
  /** Sentence if it holds; default: the label of its first setting, and that it is on. */
  readonly yes?: TextOf<Context>
  /** Sentence if it doesn't hold. */
  readonly no?: TextOf<Context>
  /** Requirement id of the need, if it differs from the part's. */
  readonly requirement?: string
  /** Pointers of the deciding settings. */
  readonly settings?: readonly string[]
  readonly fields?: (context: Context) => readonly DecidingField[]
  /** The same check for the site's settings alone. */
  readonly holdsForSite?: (site: { readonly config: ResolvedConfig }) => boolean
  /** Warning when publishing, at the need's first setting: if the site doesn't meet this need although it meets all earlier ones. */
  readonly warning?: (config: ResolvedConfig) => string
  /** Setting for the warning, if not its first. */
  readonly warnsAt?: string
}

/** A part of a page with all its needs. Needs are checked in order; a later one may rely on earlier ones. */
export interface Part<Context> {
  readonly id: string
  /** Label, such as 'Weekly figure'. */
  readonly title: string
  /** Its requirement id, such as 'CAR-24'. */
  readonly requirement: string
  /** The setting in its element's `data-setting`, by which the preview outlines it. Empty for a whole block; null if it has none. */
  readonly elementSetting: string | null
  readonly needs: readonly Need<Context>[]
}

/** A part with a computed value, evaluated only if all needs hold. */
export interface ValuePart<Context, Value> extends Part<Context> {
  readonly value: (context: Context) => Value
}

/** Resolves a need's sentence. */
export const needText = <Context>(text: TextOf<Context> | undefined, context: Context): string | undefined =>
  typeof text === 'function' ? text(context) : text

/**
 * Whether a part may show on a site at all, regardless of cars and records: all needs of the settings alone hold. Checked before its data
 * is loaded.
 */
export const mayShow = <Config>(
  { needs }: { readonly needs: readonly { readonly holdsForSite?: (site: { readonly config: Config }) => boolean }[] },
  config: Config,
): boolean => needs.every(({ holdsForSite }) => !holdsForSite || holdsForSite({ config }))

const missingOf = <Context>({ needs }: Pick<Part<Context>, 'needs'>, context: Context): string | undefined =>
  needText(needs.find(({ appliesWhen, holds }) => (!appliesWhen || appliesWhen(context, true)) && !holds(context))?.no, context)

/** Sentence of the first need that doesn't hold; undefined if all hold. Doesn't load the settings' labels, so pages can use it. */
export const firstMissing: <Context>(part: Pick<Part<Context>, 'needs'>, context: Context) => string | undefined = derived(missingOf)

interface Conditions<Context> {
  readonly needs: readonly Pick<Need<Context>, 'holds' | 'appliesWhen'>[]
}

/** A plain loop, because components call it for each car of a list. */
const allHold = <Context>({ needs }: Conditions<Context>, context: Context): boolean => {
  for (const need of needs) if ((!need.appliesWhen || need.appliesWhen(context, true)) && !need.holds(context)) return false
  return true
}

/** Whether a part shows: all its needs hold. */
export const shows: <Context>(part: Conditions<Context>, context: Context) => boolean = derived(allHold)

const valueWithin = <Context, Value>(part: ValuePart<Context, Value>, context: Context): Value | null =>
  allHold(part, context) ? part.value(context) : null

/** Value of a part; null if it doesn't show. */
export const shownValue: <Context, Value>(part: ValuePart<Context, Value>, context: Context) => Value | null = derived(valueWithin)

/** Declares a part with its own context type. */
export const part = <Context>(declared: Part<Context>): Part<Context> => declared

/** Declares a part with a value and its own context type. */
export const valuePart = <Context, Value>(declared: ValuePart<Context, Value>): ValuePart<Context, Value> => declared

/** First of several exclusive parts whose needs all hold, or null. */
export const firstShown = <Context, Step extends Part<Context>>(parts: readonly Step[], context: Context): Step | null => {
  for (const part of parts) if (shows(part, context)) return part
  return null
}
