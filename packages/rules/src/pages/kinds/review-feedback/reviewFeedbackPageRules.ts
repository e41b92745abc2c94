import { feedbackQuery, parseFeedbackParams } from '../../../reviews/feedbackView'
import type { PageRules } from '../../PageRules'
import { pageAt } from '../../Route'

/** The page that asks for a review; whom it thanks is for the query to say (REV-03). */
export const reviewFeedbackPageRules = {
  addresses: { '/review-feedback': ({ path }) => pageAt({ page: 'reviewFeedback', path }) },
  query: (params) => feedbackQuery(parseFeedbackParams(params)),
  stock: () => 'nothing',
  meta: () => ({ title: 'How was your visit?', index: false }),
  popups: null,
} as const satisfies PageRules<'reviewFeedback'>
