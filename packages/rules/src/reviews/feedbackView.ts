import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { Dealership } from '../entities/Location'
import { cleanText } from '../text/cleanText'
import { nameKey } from '../text/nameKey'

/** Whom a link to the feedback page is for, as its query says (REV-03); null where it doesn't, or says what is no name. */
export interface FeedbackParams {
  readonly firstName: string | null
  readonly dealershipName: string | null
}

const longest = 60
/** Letters, digits and what stands between them in names: no addresses, and nothing that could be one. */
const name = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’&,()-]*$/u

const named = (value: string | null): string | null => {
  const text = cleanText((value ?? '').slice(0, longest * 2))
  return text.length <= longest && name.test(text) ? text : null
}

/** Reads the query of a link to the feedback page (REV-03). */
export const parseFeedbackParams = (query: URLSearchParams): FeedbackParams => ({
  firstName: named(query.get('first_name')),
  dealershipName: named(query.get('dealership_name')),
})

/** The same as the query of an address, always in one order; empty where it says nothing. */
export const feedbackQuery = ({ firstName, dealershipName }: FeedbackParams): string => {
  const query = new URLSearchParams()
  if (firstName !== null) query.set('first_name', firstName)
  if (dealershipName !== null) query.set('dealership_name', dealershipName)
  return query.size === 0 ? '' : `?${query}`
}

/** What the feedback page says and where it leads (REV-03 to REV-06). */
export interface FeedbackView {
  readonly heading: string
  readonly text: string
  /** Where reviews of the dealership are written; null where nobody said. */
  readonly reviewUrl: string | null
  /** The survey; null on a site without its page. */
  readonly surveyHref: string | null
}

type Reviewed = Pick<Dealership, 'name' | 'reviewUrl'>

/** The dealership that a link is about: the one it names or, where it names none, a site's only one. */
const dealershipOf = (name: string | null, dealerships: readonly Reviewed[]): Reviewed | undefined =>
  name === null && dealerships.length === 1 ? dealerships[0] : dealerships.find((each) => nameKey(each.name) === nameKey(name ?? ''))

/**
 * Fills the feedback page: names from the link where it says them, else the usual words (REV-03). Reviews are written where the
 * dealership's record says, else where the site does (REV-05).
 */
export const feedbackView = (
  { firstName, dealershipName }: FeedbackParams,
  { reviews, pages }: Pick<ResolvedConfig, 'reviews' | 'pages'>,
  dealerships: readonly Reviewed[],
): FeedbackView => {
  const filled = (text: string) =>
    text.replaceAll('{firstName}', firstName ?? 'Valued Customer').replaceAll('{dealership}', dealershipName ?? 'Our Dealership')
  const survey = shownPages({ pages }).find(({ path }) => path === '/customer-feedback-survey')
  return {
    heading: filled(reviews.feedbackHeading),
    text: filled(reviews.feedbackText),
    reviewUrl: dealershipOf(dealershipName, dealerships)?.reviewUrl || reviews.reviewUrl || null,
    surveyHref: survey?.path ?? null,
  }
}
