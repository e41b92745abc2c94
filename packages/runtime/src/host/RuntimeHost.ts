import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import type { PlaceTimes } from '@forecourt/rules/bookings/bookableDays'
import type { Car, FinanceQuote } from '@forecourt/rules/entities/Car'
import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import type { LeadInput } from '@forecourt/rules/leads/Lead'
import type { AnalyticsLeadEvent } from '@forecourt/rules/leads/leadEvent'
import type { LeadPlace } from '@forecourt/rules/leads/leadPlace'
import type { SiteEvent } from '@forecourt/rules/measuring/SiteEvent'
import type { SiteEventName } from '@forecourt/rules/measuring/siteEvents'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { TradeInDeposit } from '@forecourt/rules/valuations/tradeInText'
import type { ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { DrawnStock, StockChoice } from './DrawnStock'

/** What beside the cars themselves their cards are drawn with. */
export interface CardFrame {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly request: PageRequest
}

/** What analytics learn of something a shopper did (ANL-01). */
export interface TrackedEvent extends SiteEvent {
  readonly name: SiteEventName
}

/** What a search of the site's whole stock finds, without the cars. */
export type StockCounts = Pick<StockResult, 'total' | 'facets' | 'ranges' | 'limited'>

/** What became of a lead that was sent: its id, or what is wrong, by field where it is known. */
export type LeadReceipt =
  | {
      readonly ok: true
      readonly leadId: string
      /** Where it went, which the form doesn't know of one about a car; left out of a step and where nothing is really sent. */
      readonly place?: LeadPlace
      /** What it is about in words, such as a model, where it is about no car of the site. */
      readonly about?: string | null
      readonly event?: AnalyticsLeadEvent
      /** The page to go to, where that isn't the thank-you page: of what was booked. */
      readonly next?: string
    }
  | { readonly ok: false; readonly message: string; readonly fields: { readonly [field: string]: string } }

/** Cars of the site, with what their cards are drawn with; that is null where the page has it, in a preview. */
export interface CarsWithFrame {
  readonly cars: readonly Car[]
  readonly frame: CardFrame | null
}

/**
 * What interactive parts of a page need of the app around them. The site's host does these things;
 * the preview's answers politely and does nothing, so that a preview has no effects on the world.
 */
export interface RuntimeHost {
  readonly mode: 'live' | 'preview'
  /** The origin of the image CDN that pictures of the media library come from (API-15); left out for the page's own host. */
  readonly pictureOrigin?: string
  navigate(href: string): void
  /** Notes an address of the page that is shown: going back leads to the one before. */
  push(href: string): void
  /** Gives the page that is shown another address in place of its own. */
  replace(href: string): void
  /** Something lies over the page: going back closes it instead of leaving. Gives back what to call once it is gone. */
  overlay(close: () => void): () => void
  submitLead(lead: LeadInput, idempotencyKey: string): Promise<LeadReceipt>
  /** When a visit can be booked at a place (API-14); null where the place takes no bookings of it. Rejects where that can't be looked up. */
  freeTimes(asked: { readonly form: BookingKind; readonly locationId: string; readonly carSlug?: string }): Promise<PlaceTimes | null>
  /** Sends a step of a valuation (API-08), and gives the page that follows from it; rejects where nothing readable comes back. */
  sendValuation(deed: string, form: FormData): Promise<ValuationPage>
  /** The vehicles that whoever looks had valued on the site, to pay a part of a car with; rejects where that can't be asked. */
  tradeIns(): Promise<readonly TradeInDeposit[]>
  /** Has the search ready for when it is asked: a shopper is about to. */
  prepareSearch(): void
  /** Has what answers choices in a stock list ready: a shopper is about to choose. */
  prepareStockList(): void
  /** The cars that a choice in a stock list leaves, drawn; rejects when they can't be had: a page of its own then answers. */
  stockList(choice: StockChoice): Promise<DrawnStock>
  /** Whether a page of the site can be reached at all; where not, going there would leave a shopper with the browser's own words. */
  canReach(href: string): Promise<boolean>
  /** What a search of the whole stock finds; rejects when search can't be reached. */
  countStock(state: SearchState): Promise<StockCounts>
  /** What the site's stock knows words for: sentences are read and searches suggested with it; rejects where there is none. */
  searchWords(): Promise<Lexicon>
  /** The stock number of the car that a sentence names by its number or plate, null where it names none; rejects where that can't be asked. */
  namedCar(said: string): Promise<string | null>
  /** The full phone number for a car; counted as a reveal (API-03). Rejects with words for the shopper. */
  revealPhone(carSlug: string, whose?: 'car' | 'location'): Promise<string>
  /** Fetches a car's document and saves it as {slug}.pdf (API-06); rejects with words for the shopper (ERR-04). */
  saveCarDocument(carSlug: string): Promise<void>
  /** A quote service's figures; null when there are none, or the service is slow, down or answers nonsense (FIN-03, ERR-13). */
  requestQuote(request: QuoteRequest): Promise<FinanceQuote | null>
  /** Cars of the site by slug, as cards show them, in the order asked for; those that have left are left out. */
  cars(slugs: readonly string[]): Promise<CarsWithFrame>
  /** Puts words on the clipboard (UI-14); false where the browser refuses. */
  copy(text: string): Promise<boolean>
  /** Hands a link to the device's own share sheet; 'unavailable' where there is none (UI-08). */
  share(link: { readonly title: string; readonly url: string }): Promise<'shared' | 'dismissed' | 'unavailable'>
  /**
   * Opens a share target in a window of its own, 550 × 400 (UI-11), that can't reach back; says once when it is closed, which it is
   * asked each second (UI-12). False where the browser opens none.
   */
  openShareWindow(href: string, closed: () => void): boolean
  /** The current instant, ISO in UTC; a preview may say another time. */
  now(): string
  /**
   * Has the account that is signed in watch a car, or no longer (API-01, API-02); null where that is done, or nobody is signed in and the
   * browser keeps it alone. Else the page to go to, as only an account may, or it needs more of somebody first (FAV-10). Rejects with
   * words for the shopper.
   */
  watch(carId: string, save: boolean): Promise<string | null>
  track(event: TrackedEvent): void
  storage: {
    read(key: string): string | null
    write(key: string, value: string): void
    /** Calls back when a key changes, here or in another tab; returns the way to stop. */
    watch(key: string, onChange: () => void): () => void
  }
}
