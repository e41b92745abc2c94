import type { LeadForm } from '../entities/LeadForm'
import type { AnswerName, StoredAnswers, TickName } from './leadAnswers'
import type { LeadPlace } from './leadPlace'
import type { SpamSign } from './spamScore'
import type { FirstTouch } from './visits/firstTouch'

type Texts = { readonly [Name in Exclude<AnswerName, TickName>]?: string }
type Ticks = { readonly [Name in TickName]?: boolean }
/** Whether a box was ticked when the form was opened. */
type Preticked = { readonly [Name in `${TickName}Preticked`]?: boolean }

/** What a shopper sends in a form, before validation; the site comes from the host, never from here (API-07). */
export interface LeadInput extends Texts, Ticks, Preticked {
  readonly form: LeadForm
  readonly carSlug?: string
  /** Of a form in steps: false asks to keep what was said so far, up to a step counted from 1 (ENQ-08, ENQ-09). */
  readonly isLastStep?: boolean
  readonly step?: number
  /** The lead that the steps before belong to. */
  readonly leadId?: string
  readonly url?: string
  readonly visitedPages?: readonly string[]
  readonly source?: string
  readonly linkedQueryParams?: { readonly [name: string]: string }
  readonly firstTouch?: FirstTouch
  /** Hidden from people; filled in only by machines. */
  readonly website?: string
  /** Milliseconds the form was open before it was sent; null from a page without scripts, which can't tell. */
  readonly elapsedMs?: number | null
}

/** A lead that was checked and put in order, ready to be stored (ENT-16): what was answered, and what is known beside it. */
export interface Lead extends StoredAnswers, LeadPlace {
  readonly form: LeadForm
  readonly carId: string | null
  readonly carSlug: string | null
  /** The page it was sent from. */
  readonly url: string | null
  readonly visitedPages: readonly string[]
  /** What led to the site, such as 'google', 'example.org' or 'direct'; null where nobody knows. */
  readonly source: string | null
  /** What the link said that led to the site, of what campaigns say (ENT-16). */
  readonly linkedQueryParams: { readonly [name: string]: string }
  /** What led whoever sent it to the site the first time, where their browser knows; left out where it doesn’t. */
  readonly firstTouch?: FirstTouch
  readonly eventId: number
  readonly eventParams: { readonly [name: string]: string | number }
  /** Looks like a machine's; kept and marked. */
  readonly suspicious: boolean
  /** What gave it away; left out where nobody looked. */
  readonly spamSigns?: readonly SpamSign[]
}
