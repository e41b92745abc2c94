import { SearchPage } from '@forecourt/runtime/pages/search/SearchPage'
import { queryPages } from '../../../../../rendering/pageRoute'

const pages = queryPages({ search: SearchPage })

export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
