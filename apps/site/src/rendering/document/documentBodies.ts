import { AccessoriesPage } from '@forecourt/runtime/pages/accessories/AccessoriesPage'
import { BlogPage } from '@forecourt/runtime/pages/blog/BlogPage'
import { CarPage } from '@forecourt/runtime/pages/car/CarPage'
import { ContentPage } from '@forecourt/runtime/pages/content/ContentPage'
import { GonePage } from '@forecourt/runtime/pages/gone/GonePage'
import { LocationPage } from '@forecourt/runtime/pages/location/LocationPage'
import { LocationsPage } from '@forecourt/runtime/pages/locations/LocationsPage'
import { ModelPage } from '@forecourt/runtime/pages/model/ModelPage'
import { ModelsPage } from '@forecourt/runtime/pages/models/ModelsPage'
import { OfferPage } from '@forecourt/runtime/pages/offer/OfferPage'
import { OffersPage } from '@forecourt/runtime/pages/offers/OffersPage'
import { PostPage } from '@forecourt/runtime/pages/post/PostPage'
import { ReviewFeedbackPage } from '@forecourt/runtime/pages/review-feedback/ReviewFeedbackPage'
import { SearchPage } from '@forecourt/runtime/pages/search/SearchPage'
import { SitemapPage } from '@forecourt/runtime/pages/sitemap/SitemapPage'
import type { PageBodies } from '../PageBodies'
import type { DocumentKind } from './documentKinds'

/** What draws them. */
export const documentBodies: Required<Pick<PageBodies, DocumentKind>> = {
  accessories: AccessoriesPage,
  blog: BlogPage,
  car: CarPage,
  content: ContentPage,
  gone: GonePage,
  location: LocationPage,
  locations: LocationsPage,
  model: ModelPage,
  models: ModelsPage,
  offer: OfferPage,
  offers: OffersPage,
  post: PostPage,
  reviewFeedback: ReviewFeedbackPage,
  search: SearchPage,
  sitemap: SitemapPage,
}
