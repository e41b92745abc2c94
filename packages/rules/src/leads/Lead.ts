import type { LeadForm } from '../entities/LeadForm'
import type { AnswerName, StoredAnswers, TickName } from './leadAnswers'
import type { LeadRecipient } from './leadRecipient'
import type { SpamSign } from './spamScore'
import type { FirstTouch } from './visits/firstTouch'

type Texts = { readonly [Name in Exclude<AnswerName, TickName>]?: string }
type Ticks = { readonly [Name in TickName]?: boolean }
/** Whether a box was ticked by default. */
type Preticked = { readonly [Name in `${TickName}Preticked`]?: boolean }

/** A submitted form before validation; the site comes from the host, never from here (API-07). */
export interface LeadInput extends Texts, Ticks, Preticked {
  readonly form: LeadForm
  readonly carSlug?: string
  /** For a form in steps: false saves a partial lead, up to a step counted from 1 (ENQ-08, ENQ-09). */
  readonly isLastStep?: boolean
  readonly step?: number
  /** The lead of the previous steps. */
  readonly leadId?: string
  readonly url?: string
  readonly visitedPages?: readonly string[]
  readonly source?: string
  readonly linkedQueryParams?: { readonly [name: string]: string }
  readonly firstTouch?: FirstTouch
  /** Honeypot field, hidden from people. */
  readonly website?: string
  /** Milliseconds between opening and submitting the form; null without scripts. */
  readonly elapsedMs?: number | null
}

/** A validated, normalised lead ready for storage (ENT-16): the answers and further data. */
export interface Lead extends StoredAnswers, LeadRecipient {
  readonly form: LeadForm
  readonly carId: string | null
  readonly carSlug: string | null
  /** URL of the page with the form. */
  readonly url: string | null
  readonly visitedPages: readonly string[]
  /** Traffic source, such as 'google', 'example.org' or 'direct'; null if unknown. */
  readonly source: string | null
  /** Campaign parameters of the landing URL (ENT-16). */
  readonly linkedQueryParams: { readonly [name: string]: string }
  /** First-touch attribution from the browser; omitted if unknown. */
  readonly firstTouch?: FirstTouch
  readonly eventId: number
  readonly eventParams: { readonly [name: string]: string | number }
  /** Suspected spam; stored and marked. */
  readonly suspicious: boolean
  /** Spam signals; omitted if not checked. */
  readonly spamSigns?: readonly SpamSign[]
}
