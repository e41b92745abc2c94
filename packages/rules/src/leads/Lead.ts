import type { LeadForm } from '../entities/LeadForm'
import type { StoredAnswers } from './leadAnswers'
import type { LeadPlace } from './leadPlace'
import type { SpamSign } from './spamScore'
import type { FirstTouch } from './visits/firstTouch'

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
