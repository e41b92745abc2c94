import { AccessoriesPage } from '@forecourt/runtime/pages/accessories/AccessoriesPage'
import { BlogPage } from '@forecourt/runtime/pages/blog/BlogPage'
import { BookingPage } from '@forecourt/runtime/pages/booking/BookingPage'
import { CarPage } from '@forecourt/runtime/pages/car/CarPage'
import { CheckoutPage } from '@forecourt/runtime/pages/checkout/CheckoutPage'
import { ComparePage } from '@forecourt/runtime/pages/compare/ComparePage'
import { ContentPage } from '@forecourt/runtime/pages/content/ContentPage'
import { FavouritesPage } from '@forecourt/runtime/pages/favourites/FavouritesPage'
import { GaragePage } from '@forecourt/runtime/pages/garage/GaragePage'
import { GonePage } from '@forecourt/runtime/pages/gone/GonePage'
import { LocationPage } from '@forecourt/runtime/pages/location/LocationPage'
import { LocationsPage } from '@forecourt/runtime/pages/locations/LocationsPage'
import { ModelPage } from '@forecourt/runtime/pages/model/ModelPage'
import { ModelsPage } from '@forecourt/runtime/pages/models/ModelsPage'
import { OfferPage } from '@forecourt/runtime/pages/offer/OfferPage'
import { OffersPage } from '@forecourt/runtime/pages/offers/OffersPage'
import { PersonalisedFinancePage } from '@forecourt/runtime/pages/personalised-finance/PersonalisedFinancePage'
import { PostPage } from '@forecourt/runtime/pages/post/PostPage'
import { PrintPage } from '@forecourt/runtime/pages/print/PrintPage'
import { ReviewFeedbackPage } from '@forecourt/runtime/pages/review-feedback/ReviewFeedbackPage'
import { SearchPage } from '@forecourt/runtime/pages/search/SearchPage'
import { SignInPage } from '@forecourt/runtime/pages/sign-in/SignInPage'
import { SitemapPage } from '@forecourt/runtime/pages/sitemap/SitemapPage'
import { SuccessPage } from '@forecourt/runtime/pages/success/SuccessPage'
import { TradeInPage } from '@forecourt/runtime/pages/trade-in/TradeInPage'
import { UnsubscribePage } from '@forecourt/runtime/pages/unsubscribe/UnsubscribePage'
import type { PageBodies } from '../PageBodies'
import type { DocumentKind } from './documentKinds'

/** What draws them. */
export const documentBodies: Required<Pick<PageBodies, DocumentKind>> = {
  accessories: AccessoriesPage,
  blog: BlogPage,
  booking: BookingPage,
  car: CarPage,
  checkout: CheckoutPage,
  compare: ComparePage,
  content: ContentPage,
  favourites: FavouritesPage,
  garage: GaragePage,
  gone: GonePage,
  location: LocationPage,
  locations: LocationsPage,
  model: ModelPage,
  models: ModelsPage,
  offer: OfferPage,
  offers: OffersPage,
  personalisedFinance: PersonalisedFinancePage,
  post: PostPage,
  print: PrintPage,
  reviewFeedback: ReviewFeedbackPage,
  search: SearchPage,
  signIn: SignInPage,
  sitemap: SitemapPage,
  success: SuccessPage,
  tradeIn: TradeInPage,
  unsubscribe: UnsubscribePage,
}
