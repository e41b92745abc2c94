import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import type { LocationTimes } from '@forecourt/rules/bookings/bookableDays'
import type { Car, FinanceQuote } from '@forecourt/rules/entities/Car'
import type { StockResult } from '@forecourt/rules/entities/StockResult'
import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import type { LeadInput } from '@forecourt/rules/leads/Lead'
import type { AnalyticsLeadEvent } from '@forecourt/rules/leads/leadEvent'
import type { LeadRecipient } from '@forecourt/rules/leads/leadRecipient'
import type { SiteEvent } from '@forecourt/rules/measuring/SiteEvent'
import type { SiteEventName } from '@forecourt/rules/measuring/siteEvents'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import type { SuggestedCars } from '@forecourt/rules/search/understanding/suggestedCar'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { TradeInDeposit } from '@forecourt/rules/valuations/tradeInText'
import type { ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RenderedStock, StockChoice } from './RenderedStock'

/** Data of car cards besides the cars. */
export interface CardPageData {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly request: PageRequest
}

/** An analytics event (ANL-01). */
export interface TrackedEvent extends SiteEvent {
  readonly name: SiteEventName
}

/** Result of a search of the site's whole stock, without the cars. */
export type StockCounts = Pick<StockResult, 'total' | 'facets' | 'ranges' | 'limited'>

/** Result of submitting a lead: its id, or the errors, by field where known. */
export type LeadReceipt =
  | {
      readonly ok: true
      readonly leadId: string
      /** The location that received it, unknown to the form of a car's enquiry; absent for a step and in previews. */
      readonly recipient?: LeadRecipient
      /** Subject, such as a model, if it isn't a car of the site. */
      readonly about?: string | null
      readonly event?: AnalyticsLeadEvent
      /** URL of the next page if it isn't the thank-you page: the page of a booking. */
      readonly next?: string
    }
  | { readonly ok: false; readonly message: string; readonly fields: { readonly [field: string]: string } }

/** Cars of the site with the data of their cards; `frame` is null if the page already has it, in a preview. */
export interface CarsWithFrame {
  readonly cars: readonly Car[]
  readonly frame: CardPageData | null
}

/**
 * Port through which client components use the app around them. The site's host implements it; the preview's host is a stub without side
 * effects.
 */
export interface RuntimeHost {
  readonly mode: 'live' | 'preview'
  /** Origin of the image CDN for media library pictures (API-15); absent for the page's own host. */
  readonly pictureOrigin?: string
  navigate(href: string): void
  /** Pushes a URL onto the browser's history. */
  push(href: string): void
  /** Replaces the current URL in the browser's history. */
  replace(href: string): void
  /** Registers an overlay, which the back button closes with `close`. Returns a function to call when the page closed it in another way. */
  overlay(close: () => void): () => void
  submitLead(lead: LeadInput, idempotencyKey: string): Promise<LeadReceipt>
  /** Free times for a visit at a location (API-14); null if the location takes no such bookings. Rejects if the lookup fails. */
  freeTimes(query: { readonly form: BookingKind; readonly locationId: string; readonly carSlug?: string }): Promise<LocationTimes | null>
  /** Submits a step of a valuation (API-08); resolves to the next view. Rejects on an unreadable response. */
  sendValuation(action: string, form: FormData): Promise<ValuationPage>
  /** Trade-in vehicles the visitor had valued on the site, usable as part payment for a car. Rejects if the request fails. */
  tradeIns(): Promise<readonly TradeInDeposit[]>
  /** Prefetches the search. */
  prepareSearch(): void
  /** Prefetches the code that updates the stock list. */
  prepareStockList(): void
  /** The rendered result of a selection in a stock list. On rejection the caller navigates to the page instead. */
  stockList(choice: StockChoice): Promise<RenderedStock>
  /** Whether the site is reachable: navigating while offline would show the browser's error page. */
  canReach(href: string): Promise<boolean>
  /** Result of a search of the whole stock; rejects if search is unavailable. */
  countStock(state: SearchState): Promise<StockCounts>
  /** The lexicon of the site's stock, for parsing queries and suggesting searches; rejects if there is none. */
  searchLexicon(): Promise<Lexicon>
  /** The first cars of a search of the whole stock, as suggestions, and those of some lists that have cars; rejects if search is unavailable. */
  suggestedCars(state: SearchState, lists: readonly string[]): Promise<SuggestedCars>
  /** The stock number that a query contains, or that of the car whose number plate it contains; null for none. Rejects on failure. */
  namedStockNumber(sentence: string): Promise<string | null>
  /** The full phone number for a car; counted as a reveal (API-03). Rejects with a text for the shopper. */
  revealPhone(carSlug: string, owner?: 'car' | 'location'): Promise<string>
  /** Downloads a car's document as {slug}.pdf (API-06); rejects with a text for the shopper (ERR-04). */
  saveCarDocument(carSlug: string): Promise<void>
  /** Quote of a finance service; null if it has none, times out, is down or returns invalid data (FIN-03, ERR-13). */
  requestQuote(request: QuoteRequest): Promise<FinanceQuote | null>
  /** Cars by slug, as cards show them, in the given order; cars no longer listed are omitted. */
  cars(slugs: readonly string[]): Promise<CarsWithFrame>
  /** Copies text to the clipboard (UI-14); false if the browser refuses. */
  copy(text: string): Promise<boolean>
  /** Opens the device's share sheet with a link; 'unavailable' if there is none (UI-08). */
  share(link: { readonly title: string; readonly url: string }): Promise<'shared' | 'dismissed' | 'unavailable'>
  /**
   * Opens a share target in a 550 × 400 popup without `window.opener` (UI-11); calls `closed` once when it is closed, polled every second
   * (UI-12). Returns false if the browser blocks it.
   */
  openShareWindow(href: string, closed: () => void): boolean
  /** The current instant, ISO in UTC; a preview may simulate another time. */
  now(): string
  /**
   * Adds a car to the signed-in account's watched cars, or removes it (API-01, API-02). Resolves to null if done, or if the visitor is
   * signed out and only the browser stores it; else to the URL of the page to go to, if an account is required or incomplete (FAV-10).
   * Rejects with a text for the shopper.
   */
  watch(carId: string, save: boolean): Promise<string | null>
  track(event: TrackedEvent): void
  storage: {
    read(key: string): string | null
    write(key: string, value: string): void
    /** Subscribes to changes of a key, in this and other tabs; returns an unsubscribe function. */
    watch(key: string, onChange: () => void): () => void
  }
}
