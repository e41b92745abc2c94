import type { LeadForm } from '../entities/LeadForm'
import type { AnswerName, TickName } from './leadAnswers'
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
