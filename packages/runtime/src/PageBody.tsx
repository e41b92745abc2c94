import type { PageData } from '@forecourt/rules/pages/PageData'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { PageKind, Route } from '@forecourt/rules/routing/Route'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import type { PageProps } from './PageProps'
import { AccessoriesPage } from './pages/accessories/AccessoriesPage'
import { BlogPage } from './pages/blog/BlogPage'
import { BookingPage } from './pages/booking/BookingPage'
import { CarPage } from './pages/car/CarPage'
import { CheckoutPage } from './pages/checkout/CheckoutPage'
import { ComparePage } from './pages/compare/ComparePage'
import { ContentPage } from './pages/content/ContentPage'
import { FavouritesPage } from './pages/favourites/FavouritesPage'
import { GaragePage } from './pages/garage/GaragePage'
import { GonePage } from './pages/gone/GonePage'
import { LocationPage } from './pages/location/LocationPage'
import { LocationsPage } from './pages/locations/LocationsPage'
import { ModelPage } from './pages/model/ModelPage'
import { ModelsPage } from './pages/models/ModelsPage'
import { OfferPage } from './pages/offer/OfferPage'
import { OffersPage } from './pages/offers/OffersPage'
import { PersonalisedFinancePage } from './pages/personalised-finance/PersonalisedFinancePage'
import { PostPage } from './pages/post/PostPage'
import { PrintPage } from './pages/print/PrintPage'
import { ReviewFeedbackPage } from './pages/review-feedback/ReviewFeedbackPage'
import { SearchPage } from './pages/search/SearchPage'
import { SignInPage } from './pages/sign-in/SignInPage'
import { SitemapPage } from './pages/sitemap/SitemapPage'
import { SuccessPage } from './pages/success/SuccessPage'
import { TradeInPage } from './pages/trade-in/TradeInPage'
import { UnsubscribePage } from './pages/unsubscribe/UnsubscribePage'
import type { Guarding } from './sections/guardWith'
import { SectionBoundary } from './sections/SectionBoundary.client'

/** A page for every kind of route; a kind without one does not compile. */
const pages = {
  content: ContentPage,
  search: SearchPage,
  car: CarPage,
  gone: GonePage,
  locations: LocationsPage,
  location: LocationPage,
  models: ModelsPage,
  model: ModelPage,
  accessories: AccessoriesPage,
  offers: OffersPage,
  offer: OfferPage,
  blog: BlogPage,
  post: PostPage,
  print: PrintPage,
  compare: ComparePage,
  favourites: FavouritesPage,
  success: SuccessPage,
  reviewFeedback: ReviewFeedbackPage,
  sitemap: SitemapPage,
  signIn: SignInPage,
  garage: GaragePage,
  unsubscribe: UnsubscribePage,
  booking: BookingPage,
  personalisedFinance: PersonalisedFinancePage,
  checkout: CheckoutPage,
  tradeIn: TradeInPage,
} satisfies { readonly [Kind in PageKind]: (props: PageProps<Kind>) => ReactNode }

export interface PageBodyProps {
  readonly route: Route
  readonly config: ResolvedConfig
  readonly data: PageData
  readonly request: PageRequest
}

/** The main part of a page, between header and footer. Data of another kind of page is a mistake of the caller. */
export const PageBody = ({ route, config, data, request }: PageBodyProps) => {
  if (route.page !== (data.page === 'gone' ? 'car' : data.page))
    throw new Error(`A ${route.page} page was given the data of a ${data.page} page.`)
  const Page = pages[data.page] as (props: PageBodyProps & Guarding) => ReactNode
  return <Page route={route} config={config} data={data} request={request} boundary={SectionBoundary} />
}
