import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import { showsMarketPrice, showsViews } from '../car/page/panelParts'
import type { Car } from '../entities/Car'
import type { Part } from '../parts/Part'
import { revealsPhones } from '../phone/phoneFor'
import type { RouteNames } from '../routing/parseSearchPreset'
import type { OwnMeta } from '../seo/productTags'
import type { SiteData } from '../sites/SiteData'
import type { PageTypes } from './generated/PageTypes'
import type { PageKind, RouteMatch, RouteOf } from './Route'

/** Settings that decide which fields of a car its card gets. */
export const shownOfCars = (config: ResolvedConfig): object => ({
  subscriptions: offersSubscriptions(config),
  provider: config.finance.provider,
  views: showsViews.holds({ config }),
  market: showsMarketPrice.holds({ config }),
  estimates: shownFinance.estimates(config),
  quotes: shownFinance.quotes(config),
  phones: revealsPhones(config),
})

/** Data of a page kind. */
export type PageDataOf<Kind extends PageKind> = PageTypes[Kind]['data']

/** Data of a page, loaded before rendering: rendering does no I/O. */
export type PageData = PageDataOf<PageKind>

/** Request data that a page may depend on. */
export interface PageRequest {
  /** The instant of the page, ISO in UTC: rendering never reads the clock. */
  readonly now: string
  /** Origin of the site without a trailing slash, such as https://cars.example. */
  readonly origin: string
  /** Origin of media library images without a trailing slash: an image CDN (API-15); the site's own if omitted. */
  readonly pictureOrigin?: string
  /** 'preview' marks a rendering that must have no side effects. */
  readonly mode: 'live' | 'preview'
}

/** A popup on a page (ENT-25). */
export type Popup = ResolvedConfig['popups']['list'][number]

/** Page kinds that a popup can target. */
export type PopupPage = Popup['pages'][number]

/** A normalised path of a site: lower case, without the query. */
export interface RequestedAddress {
  readonly path: string
  readonly config: ResolvedConfig
  readonly names: RouteNames
}

/** A page with its config, data and request. */
export interface PageContext<Kind extends PageKind> {
  readonly route: RouteOf<Kind>
  readonly config: ResolvedConfig
  readonly data: PageDataOf<Kind>
  readonly request: PageRequest
}

/**
 * Stock shown on a page, which decides when its cached copy is stale: nothing, lists (which may change with any car), or the pages of
 * single cars, by slug.
 */
export type StockShown = 'nothing' | 'lists' | { readonly cars: readonly string[] }

/** Context for listing a page in the editor. */
export interface EditorPageContext {
  readonly config: ResolvedConfig
  /** Null if not loaded yet. */
  readonly site: SiteData | null
  /** Loaded cars. */
  readonly cars: readonly Car[]
}

/** A page that the editor can open. */
export interface EditorPage {
  readonly label: string
  /** Null if a car must be looked up first. */
  readonly path: string | null
  /** Sort position across all kinds, lowest first. */
  readonly order: number
}

/** A page that depends on the site's settings. */
export interface OptionalPage extends Part<{ readonly config: ResolvedConfig }> {
  readonly path: string
}

/** Rules of one page kind, from its folder in `kinds/`; `npm run gen` lists the folders. */
export interface PageRules<Kind extends PageKind> {
  /**
   * Routes by pattern. The first segment is fixed; ':slug' matches one segment, '*' at the end any number, and `open` has the matched
   * ones. Fixed segments take precedence over open ones. Null falls through to the next matching pattern. Paths below these first
   * segments lead nowhere else (RTE-14).
   */
  readonly addresses?: { readonly [pattern: string]: (requested: RequestedAddress, open: readonly string[]) => RouteMatch | null }
  /** First segments that dealers' own pages may use too. */
  readonly sharedSegments?: readonly string[]
  /** Routes from settings or records, tried if no pattern matches. With `matched: 'last'` they are tried after those of all other kinds. */
  readonly dynamicAddresses?: { readonly matched?: 'last'; readonly match: (requested: RequestedAddress) => RouteMatch | null }
  /** The part that decides whether an optional page exists; its id is reserved among dealers’ own pages. */
  readonly pagePart?: OptionalPage
  /** Entries in the editor’s list of pages, as long as they are pages; none if omitted. */
  readonly editorPages?: (context: EditorPageContext) => readonly EditorPage[]
  /** Whether it is rendered for a single shopper, identified by cookies: never cached, and not a link target for dealers. */
  readonly isPrivate?: true
  /** The car of a private page, by slug or id; undefined if its URL is invalid. */
  readonly aboutCar?: (route: RouteOf<Kind>, params: URLSearchParams) => string | null | undefined
  /** Canonical query string including the question mark; empty for the plain, cached page. Always empty if omitted. */
  readonly query?: (params: URLSearchParams, context: { readonly route: RouteOf<Kind>; readonly config: ResolvedConfig }) => string
  /** Config and route values that its data depends on, besides the stock settings. None if omitted. */
  readonly dataSettings?: (route: RouteOf<Kind>, config: ResolvedConfig) => object
  /** Defaults to lists. */
  readonly stock?: (data: PageDataOf<Kind>) => StockShown
  /** HTTP status; defaults to 200. */
  readonly status?: 410
  /** Whether its head links to the blog's feeds. */
  readonly feeds?: true
  /** Its metadata for search engines and link previews. */
  readonly meta: (context: PageContext<Kind>) => OwnMeta
  /** The page's kind in the settings of popups; null where no popup opens: in the checkout, on private pages and print sheets (CNT-01). */
  readonly popups: PopupPage | null | ((route: RouteOf<Kind>, config: Pick<ResolvedConfig, 'pages'>) => PopupPage | null)
  /** Page type in the events of the Automotive Standards Council; defaults to 'custom'. */
  readonly ascType?: string
}
