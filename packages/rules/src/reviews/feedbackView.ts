import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { Dealership } from '../entities/Dealership'
import { nameKey } from '../text/nameKey'
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
