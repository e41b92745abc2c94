import type { FeedbackParams } from '../../../reviews/feedbackView'
import type { SiteData } from '../../../sites/SiteData'

/** Feedback page that asks for a review. */
export interface ReviewFeedbackPageTypes {
  readonly route: {
    readonly page: 'reviewFeedback'
    readonly path: string
  }
  readonly data: {
    readonly page: 'reviewFeedback'
    readonly site: SiteData
    readonly requested: FeedbackParams
  }
}
