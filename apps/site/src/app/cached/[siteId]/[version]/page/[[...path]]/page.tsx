import { AccessoriesPage } from '@forecourt/runtime/pages/accessories/AccessoriesPage'
import { BlogPage } from '@forecourt/runtime/pages/blog/BlogPage'
import { ContentPage } from '@forecourt/runtime/pages/content/ContentPage'
import { LocationPage } from '@forecourt/runtime/pages/location/LocationPage'
import { LocationsPage } from '@forecourt/runtime/pages/locations/LocationsPage'
import { ModelPage } from '@forecourt/runtime/pages/model/ModelPage'
import { ModelsPage } from '@forecourt/runtime/pages/models/ModelsPage'
import { OfferPage } from '@forecourt/runtime/pages/offer/OfferPage'
import { OffersPage } from '@forecourt/runtime/pages/offers/OffersPage'
import { PostPage } from '@forecourt/runtime/pages/post/PostPage'
import { PrintPage } from '@forecourt/runtime/pages/print/PrintPage'
import { ReviewFeedbackPage } from '@forecourt/runtime/pages/review-feedback/ReviewFeedbackPage'
import { SitemapPage } from '@forecourt/runtime/pages/sitemap/SitemapPage'
import { cachedPages } from '../../../../../../rendering/pageRoute'

const pages = cachedPages({
  blog: BlogPage,
  content: ContentPage,
  location: LocationPage,
  locations: LocationsPage,
  model: ModelPage,
  models: ModelsPage,
  accessories: AccessoriesPage,
  offer: OfferPage,
  offers: OffersPage,
  post: PostPage,
  print: PrintPage,
  reviewFeedback: ReviewFeedbackPage,
  sitemap: SitemapPage,
})

/** Opening hours and the like move with the clock; everything else expires by tag. Seconds. */
export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
