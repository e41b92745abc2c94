import { parseFeedbackParams } from '@forecourt/rules/reviews/feedbackView'
import type { PageLoader } from '../PageLoader'

/** The review that the page confirms. */
export const reviewFeedback: PageLoader<'reviewFeedback'> = {
  load: async (_db, _site, _route, data, { query = new URLSearchParams() }) => ({
    page: 'reviewFeedback',
    site: data,
    requested: parseFeedbackParams(query),
  }),
}
