import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { showsMarketPrice, showsViews } from '../car/page/panelParts'
import type { Car } from '../entities/Car'
import type { Part } from '../parts/Part'
import { revealsPhones } from '../phone/phoneFor'
import type { RouteNames } from '../routing/parseSearchPreset'
import type { OwnMeta } from '../seo/productTags'
import type { SiteData } from '../sites/SiteData'
import type { PageTypes } from './generated/PageTypes'
import type { PageKind, RouteMatch, RouteOf } from './Route'

/** What decides which fields of a car its card is given. */
export const shownOfCars = (config: ResolvedConfig): object => ({
  subscriptions: offersSubscriptions(config),
  provider: config.finance.provider,
  views: showsViews.holds({ config }),
  market: showsMarketPrice.holds({ config }),
  estimates: shownFinance.estimates(config),
  quotes: shownFinance.quotes(config),
  phones: revealsPhones(config),
})

/** The data of a kind of page. */
export type PageDataOf<Kind extends PageKind> = PageTypes[Kind]['data']

/** The data of a page, loaded before rendering: rendering itself fetches nothing. */
export type PageData = PageDataOf<PageKind>

/** Everything about the moment of a request that a page may depend on. */
export interface PageRequest {
  /** The instant the page is for, ISO in UTC: rendering itself reads no clock. */
  readonly now: string
  /** The address of the site without a trailing slash, such as https://cars.example. */
  readonly origin: string
  /** Where pictures of the media library come from, without a trailing slash: an image CDN (API-15); the site's own origin where left out. */
  readonly pictureOrigin?: string
  /** 'preview' marks a rendering that must have no effects on the world. */
  readonly mode: 'live' | 'preview'
}

/** A window that opens over a page (ENT-25). */
export type Popup = ResolvedConfig['popups']['list'][number]

/** The kinds of page a popup can be for. */
export type PopupPage = Popup['pages'][number]

/** An address of a site: plain, in lower case, without its query. */
export interface AskedAddress {
  readonly path: string
  readonly config: ResolvedConfig
  readonly names: RouteNames
}

/** A page with all it is made from. */
export interface PageAbout<Kind extends PageKind> {
  readonly route: RouteOf<Kind>
  readonly config: ResolvedConfig
  readonly data: PageDataOf<Kind>
  readonly request: PageRequest
}

/**
 * What of the stock a page shows, which decides when a kept copy of it is stale: nothing, lists (which may change with any car), or what
 * only the pages of some cars show, by their slugs.
 */
export type StockShown = 'nothing' | 'lists' | { readonly cars: readonly string[] }

/** What is at hand where an address of a page is offered. */
export interface PlaceAbout {
  readonly config: ResolvedConfig
  /** Null where nothing is loaded yet. */
  readonly site: SiteData | null
  /** Cars that are at hand. */
  readonly cars: readonly Car[]
}

/** A way to a page of the site that its editor looks at. */
export interface PagePlace {
  readonly label: string
  /** Null where a car has to be looked up first. */
  readonly path: string | null
  /** Its place among those of all kinds, the least first. */
  readonly order: number
}

/** A page that a site has only where its settings say so. */
export interface OptionalPage extends Part<{ readonly config: ResolvedConfig }> {
  readonly path: string
}

/** All that is decided of one kind of page, as its folder in `kinds/` says it; `npm run gen` lists the folders. */
export interface PageRules<Kind extends PageKind> {
  /**
   * What is at its addresses, by their patterns. The first segment is fixed; ':slug' stands for one segment and '*' at the end for any
   * number of them, and `open` is what stands there. A fixed segment goes before an open one. Null leaves the address to the next
   * pattern that fits. A path below those first segments leads nowhere else (RTE-14).
   */
  readonly addresses?: { readonly [pattern: string]: (asked: AskedAddress, open: readonly string[]) => RouteMatch | null }
  /** First segments of its patterns below which dealers' own pages can be, too. */
  readonly sharedSegments?: readonly string[]
  /** Addresses that settings or records give it, asked where no pattern fits; 'last' after those of all other kinds. */
  readonly givenAddresses?: { readonly asked?: 'last'; readonly match: (asked: AskedAddress) => RouteMatch | null }
  /** What it needs to be there, where a site may do without it; the id is one that no dealer’s own page has. */
  readonly optional?: OptionalPage
  /** Where the editor’s list of pages leads to it, as long as that is a page; left out: nowhere. */
  readonly places?: (about: PlaceAbout) => readonly PagePlace[]
  /** Whether it is made for one shopper, whom the request's cookies name: no cache keeps it, and no link of a dealer leads to it. */
  readonly ofShopper?: true
  /** The car that a page of one shopper is about, by slug or id; undefined where its address names nothing that could be shown. */
  readonly aboutCar?: (route: RouteOf<Kind>, params: URLSearchParams) => string | null | undefined
  /** What its query asks, in one form with its question mark; empty where the page is the plain one, which is cached. Left out: always. */
  readonly query?: (params: URLSearchParams, about: { readonly route: RouteOf<Kind>; readonly config: ResolvedConfig }) => string
  /** What of the config and route decides what is loaded, beside the stock's settings. Left out: nothing. */
  readonly asks?: (route: RouteOf<Kind>, config: ResolvedConfig) => object
  /** Left out: lists. */
  readonly stock?: (data: PageDataOf<Kind>) => StockShown
  /** The status it is answered with; left out: 200. */
  readonly status?: 410
  /** Whether its head names the feeds of the blog. */
  readonly feeds?: true
  /** What it says of itself to search engines and link previews. */
  readonly meta: (about: PageAbout<Kind>) => OwnMeta
  /** The kind of page that popups know it as; null where none opens: on the way to paying, where only one shopper is, and on paper (CNT-01). */
  readonly popups: PopupPage | null | ((route: RouteOf<Kind>, config: Pick<ResolvedConfig, 'pages'>) => PopupPage | null)
  /** The name that the Automotive Standards Council has for it; left out: 'custom'. */
  readonly ascType?: string
}
