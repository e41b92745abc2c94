import { feedbackQuery, parseFeedbackParams } from '../../../reviews/feedbackView'
import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

/** Feedback page that asks for a review; the query has its recipient (REV-03). */
export const reviewFeedbackPageRules = {
  addresses: { '/review-feedback': ({ path }) => matchPage({ page: 'reviewFeedback', path }) },
  query: (params) => feedbackQuery(parseFeedbackParams(params)),
  stock: () => 'nothing',
  meta: () => ({ title: 'How was your visit?', index: false }),
  popups: null,
} as const satisfies PageRules<'reviewFeedback'>
