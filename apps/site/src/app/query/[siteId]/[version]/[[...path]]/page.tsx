import { SearchPage } from '@forecourt/runtime/pages/search/SearchPage'
import { askedPages } from '../../../../../rendering/pageRoute'

const pages = askedPages({ search: SearchPage })

export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
