import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { FeedbackParams } from './feedbackParams'

/** What the feedback page says and where it leads (REV-03 to REV-06). */
export interface FeedbackView {
  readonly heading: string
  readonly text: string
  /** Where reviews of the dealership are written; null where nobody said. */
  readonly reviewUrl: string | null
  /** The survey; null on a site without its page. */
  readonly surveyHref: string | null
}

const plainly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Fills the feedback page: names from the link where it says them, else the usual words and the business itself (REV-03). */
export const feedbackView = (
  { firstName, dealershipName }: FeedbackParams,
  { identity, reviews, pages }: Pick<ResolvedConfig, 'identity' | 'reviews' | 'pages'>,
): FeedbackView => {
  const filled = (text: string) =>
    text.replaceAll('{firstName}', firstName ?? 'Valued Customer').replaceAll('{dealership}', dealershipName ?? identity.name)
  const own = reviews.dealershipUrls.find(({ dealership }) => plainly(dealership) === plainly(dealershipName ?? ''))
  const survey = shownPages({ pages }).find(({ path }) => path === '/customer-feedback-survey')
  return {
    heading: filled(reviews.feedbackHeading),
    text: filled(reviews.feedbackText),
    reviewUrl: own?.url || reviews.reviewUrl || null,
    surveyHref: survey?.path ?? null,
  }
}
