import { ContentPage } from '@forecourt/runtime/pages/content/ContentPage'
import { askedPages } from '../../../../../../rendering/pageRoute'

const pages = askedPages({ content: ContentPage })

export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
