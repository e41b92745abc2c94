import { ComparePage } from '@forecourt/runtime/pages/compare/ComparePage'
import { FavouritesPage } from '@forecourt/runtime/pages/favourites/FavouritesPage'
import { SuccessPage } from '@forecourt/runtime/pages/success/SuccessPage'
import { cachedPages } from '../../../../../../rendering/pageRoute'

const pages = cachedPages({ compare: ComparePage, favourites: FavouritesPage, success: SuccessPage })

/** Everything on them expires by tag, but the header and footer may move with the clock. Seconds. */
export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
