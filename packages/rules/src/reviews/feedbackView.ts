import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { Dealership } from '../entities/Location'
import { cleanText } from '../text/cleanText'
import { nameKey } from '../text/nameKey'

/** Parameters of a link to the feedback page (REV-03); null if missing or invalid. */
export interface FeedbackParams {
  readonly firstName: string | null
  readonly dealershipName: string | null
}

const maxLength = 60
/** Letters, digits and punctuation of names; excludes URLs and email addresses. */
const name = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’&,()-]*$/u

const shortName = (value: string | null): string | null => {
  const text = cleanText((value ?? '').slice(0, maxLength * 2))
  return text.length <= maxLength && name.test(text) ? text : null
}

/** Parses the query of a link to the feedback page (REV-03). */
export const parseFeedbackParams = (query: URLSearchParams): FeedbackParams => ({
  firstName: shortName(query.get('first_name')),
  dealershipName: shortName(query.get('dealership_name')),
})

/** Writes the canonical query of the feedback page; empty without parameters. */
export const feedbackQuery = ({ firstName, dealershipName }: FeedbackParams): string => {
  const query = new URLSearchParams()
  if (firstName !== null) query.set('first_name', firstName)
  if (dealershipName !== null) query.set('dealership_name', dealershipName)
  return query.size === 0 ? '' : `?${query}`
}

/** Texts and links of the feedback page (REV-03 to REV-06). */
export interface FeedbackView {
  readonly heading: string
  readonly text: string
  /** URL for writing a review; null if not set. */
  readonly reviewUrl: string | null
  /** URL of the survey; null if the site has no such page. */
  readonly surveyHref: string | null
}

type ReviewedDealership = Pick<Dealership, 'name' | 'reviewUrl'>

/** The dealership named in a link or, if none is named, a site's only one. */
const findDealership = (name: string | null, dealerships: readonly ReviewedDealership[]): ReviewedDealership | undefined =>
  name === null && dealerships.length === 1 ? dealerships[0] : dealerships.find((each) => nameKey(each.name) === nameKey(name ?? ''))

/**
 * Content of the feedback page: names from the link, otherwise defaults (REV-03). The review URL is the dealership's, otherwise the
 * site's (REV-05).
 */
export const feedbackView = (
  { firstName, dealershipName }: FeedbackParams,
  { reviews, pages }: Pick<ResolvedConfig, 'reviews' | 'pages'>,
  dealerships: readonly ReviewedDealership[],
): FeedbackView => {
  const filled = (text: string) =>
    text.replaceAll('{firstName}', firstName ?? 'Valued Customer').replaceAll('{dealership}', dealershipName ?? 'Our Dealership')
  const survey = shownPages({ pages }).find(({ path }) => path === '/customer-feedback-survey')
  return {
    heading: filled(reviews.feedbackHeading),
    text: filled(reviews.feedbackText),
    reviewUrl: findDealership(dealershipName, dealerships)?.reviewUrl || reviews.reviewUrl || null,
    surveyHref: survey?.path ?? null,
  }
}
