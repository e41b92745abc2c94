import { SearchPage } from '@forecourt/runtime/pages/search/SearchPage'
import { cachedPages } from '../../../../../../rendering/pageRoute'

const pages = cachedPages({ search: SearchPage })

/** Opening hours and the like move with the clock; everything else expires by tag. Seconds. */
export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
