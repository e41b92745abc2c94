import type { Garage } from '../accounts/Garage'
import type { SignIn } from '../accounts/SignIn'
import type { Unsubscribing } from '../accounts/Unsubscribing'
import type { PostList } from '../blog/PostList'
import type { BookingPageView } from '../bookings/BookingPage'
import type { Checkout } from '../checkout/Checkout'
import type { Car } from '../entities/Car'
import type { Location } from '../entities/Location'
import type { Accessory, ModelDetails } from '../entities/ModelDetails'
import type { Offer } from '../entities/Offer'
import type { Post, PostCard } from '../entities/Post'
import type { RangeModel } from '../entities/RangeModel'
import type { Review, ReviewSummary } from '../entities/Review'
import type { FacetItem, FacetRange, StockResult } from '../entities/StockFacet'
import type { PersonalFinance } from '../finance/personal/PersonalFinance'
import type { OnRoadCharge } from '../pricing/listCharges'
import type { FeedbackParams } from '../reviews/feedbackParams'
import type { FinanceParams } from '../routing/financeParams'
import type { SearchState } from '../search/SearchState'
import type { SiteData } from '../sites/SiteData'
import type { ValuationPage } from '../valuations/ValuationPage'

/** What a short search starts with: values that have cars, and how many cars its list holds. */
export interface QuickCounts {
  readonly total: number
  readonly makes: readonly FacetItem[]
  readonly bodies: readonly FacetItem[]
  /** Cheapest and dearest car, in whole dollars; null where no car has a price. */
  readonly prices: FacetRange | null
}

/** A way into the stock: what it is called, how many cars it leads to, and of a model what is written of it. */
export interface BrowseEntry extends FacetItem {
  readonly href: string
  readonly image?: string
  /** Such as 'Upcoming' (MOD-01). */
  readonly tag?: string
  /** Its lowest price, such as 'New from $39,990 drive away'. */
  readonly priceText?: string
}

/** What the link that led to a finance form knows, the car it names as far as it can be had, and its offer while it runs (RTE-11, OFR-04). */
export interface FinanceKnown {
  readonly asked: FinanceParams
  readonly car: { readonly slug: string; readonly name: string } | null
  /** Its name. */
  readonly offer: string | null
}

/** What the blocks of a content page show, by block id. */
export interface BlockData {
  readonly cars?: readonly Car[]
  /** `image` is the key of a picture of one of an entry's cars. */
  readonly entries?: readonly BrowseEntry[]
  readonly quick?: QuickCounts
  /** How many cars a search that a block offers finds. */
  readonly count?: number
  readonly offers?: readonly Offer[]
  readonly posts?: readonly PostCard[]
  readonly reviews?: readonly Review[]
  readonly reviewSummary?: ReviewSummary
  readonly finance?: FinanceKnown
}

/** What is still said of a car that was withdrawn: enough to name it and to look for others like it. */
export type GoneCar = Pick<Car, 'slug' | 'name' | 'make' | 'makeSlug' | 'model' | 'modelSlug' | 'year' | 'carType' | 'itemType'>

/** The data of a page, loaded before rendering: rendering itself fetches nothing. */
export type PageData =
  | { readonly page: 'content'; readonly site: SiteData; readonly blocks: { readonly [blockId: string]: BlockData } }
  | { readonly page: 'search'; readonly site: SiteData; readonly state: SearchState; readonly result: StockResult }
  | {
      readonly page: 'car'
      readonly site: SiteData
      readonly car: Car
      readonly location: Location | null
      readonly similar: readonly Car[]
      /** What its dealership wrote of costs on the road; left out where its price includes them. */
      readonly charges?: readonly OnRoadCharge[] | undefined
      /** The address of the site where search engines find it rather than here, without a slash at the end. */
      readonly canonicalOrigin?: string | undefined
    }
  | { readonly page: 'gone'; readonly site: SiteData; readonly car: GoneCar; readonly similar: readonly Car[] }
  | { readonly page: 'print'; readonly site: SiteData; readonly car: Car; readonly location: Location | null }
  | { readonly page: 'locations'; readonly site: SiteData }
  | {
      readonly page: 'location'
      readonly site: SiteData
      readonly location: Location
      readonly cars: readonly Car[]
      readonly reviews: readonly Review[]
    }
  | { readonly page: 'offers'; readonly site: SiteData; readonly offers: readonly Offer[] }
  | {
      readonly page: 'offer'
      readonly site: SiteData
      readonly offer: Offer
      readonly cars: readonly Car[]
      /** Whether somebody chose those cars for it; else they are such as it may be for. */
      readonly areChosen: boolean
      /** Whether it is for more cars of the list than those. */
      readonly hasMore: boolean
    }
  | ({ readonly page: 'blog'; readonly site: SiteData } & PostList)
  | {
      readonly page: 'post'
      readonly site: SiteData
      readonly post: Post
      /** Of the stock list it names. */
      readonly cars: readonly Car[]
      /** Others of its category, the latest first. */
      readonly more: readonly PostCard[]
    }
  | {
      readonly page: 'models'
      readonly site: SiteData
      /** The body they are narrowed to, as asked; null for all. */
      readonly body: string | null
    }
  | {
      readonly page: 'model'
      readonly site: SiteData
      readonly model: RangeModel
      readonly details: ModelDetails
      readonly offers: readonly Offer[]
      /** A few of its cars, new ones first. */
      readonly cars: readonly Car[]
      readonly accessories: readonly Accessory[]
    }
  | {
      readonly page: 'accessories'
      readonly site: SiteData
      /** Null for the list of models. */
      readonly model: RangeModel | null
      readonly accessories: readonly Accessory[]
    }
  | {
      readonly page: 'compare'
      readonly site: SiteData
      readonly cars: readonly Car[]
      /** How many of the cars asked for the site does not have (any more). */
      readonly missing: number
    }
  | { readonly page: 'favourites'; readonly site: SiteData }
  | { readonly page: 'success'; readonly site: SiteData }
  | { readonly page: 'reviewFeedback'; readonly site: SiteData; readonly asked: FeedbackParams }
  | { readonly page: 'sitemap'; readonly site: SiteData }
  | { readonly page: 'signIn'; readonly site: SiteData; readonly signIn: SignIn }
  | { readonly page: 'garage'; readonly site: SiteData; readonly garage: Garage }
  | { readonly page: 'personalisedFinance'; readonly site: SiteData; readonly personal: PersonalFinance }
  | { readonly page: 'unsubscribe'; readonly site: SiteData; readonly unsubscribing: Unsubscribing }
  /** Null for a link that opens none. */
  | { readonly page: 'booking'; readonly site: SiteData; readonly view: BookingPageView | null }
  /** Null where the journey it was asked for is none, or was forgotten. */
  | { readonly page: 'checkout'; readonly site: SiteData; readonly checkout: Checkout | null }
  | { readonly page: 'tradeIn'; readonly site: SiteData; readonly tradeIn: ValuationPage }
