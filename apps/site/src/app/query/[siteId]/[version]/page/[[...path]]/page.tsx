import { ContentPage } from '@forecourt/runtime/pages/content/ContentPage'
import { ModelsPage } from '@forecourt/runtime/pages/models/ModelsPage'
import { ReviewFeedbackPage } from '@forecourt/runtime/pages/review-feedback/ReviewFeedbackPage'
import { queryPages } from '../../../../../../rendering/pageRoute'

const pages = queryPages({ content: ContentPage, models: ModelsPage, reviewFeedback: ReviewFeedbackPage })

export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
