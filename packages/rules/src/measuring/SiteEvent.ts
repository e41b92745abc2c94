/** Data of the car in an event, as text from its page. */
export interface MeasuredCar {
  readonly id: string
  readonly vin: string
  readonly stockNumber: string
  readonly make: string
  readonly model: string
  readonly variant: string
  readonly year: string
  readonly condition: string
  readonly colour: string
  readonly body: string
  readonly category: string
  readonly fuel: string
  /** Whole dollars; empty if it has no price. */
  readonly price: string
  /** Date it came into stock, such as 2026-03-01, in the dealer's time zone. */
  readonly since: string
}

/**
 * An analytics event, in the internal form that all receivers are derived from (ANL-01). Contains no personal data: it has no field for a
 * name, an address or a number.
 */
export interface SiteEvent {
  readonly name: string
  /** Numeric id in older reports (ANL-02); omitted if none. */
  readonly id?: number
  readonly params?: { readonly [name: string]: string | number }
}

/** The page of an event. */
export interface MeasuredPage {
  /** Page kind. */
  readonly page: string
  readonly car?: MeasuredCar
  /** Number of cars in its list. */
  readonly results?: number
  /** Text of the search; empty for an unfiltered list. */
  readonly query?: string
  /** URL without personal data. */
  readonly address: string
  /** Whether the visitor is the dealer's staff: sent as internal traffic to receivers that support it, and not at all to others. */
  readonly isOwn?: boolean
}

/** An event in a receiver's format. */
export interface ReceiverEvent {
  readonly name: string
  readonly params: { readonly [name: string]: string }
}

/** Metric of the platform's own statistics. */
export type Metric = 'view' | 'search' | 'form' | 'call'

/**
 * An event type with its mapping to each receiver: one file in `events/`, listed in `siteEvents.ts`. Receivers without a mapping don't
 * get it.
 */
export interface EventType {
  /** Numeric ids in older reports (ANL-01, ANL-02). */
  readonly legacyIds: readonly number[]
  /** Events of the Automotive Standards Council; `ascEvent.ts` adds the common parameters. */
  asc?(event: SiteEvent, page: MeasuredPage): readonly ReceiverEvent[]
  /** Events of Google Analytics. */
  google?(event: SiteEvent, page: MeasuredPage): readonly ReceiverEvent[]
  /** Meta's standard events. */
  meta?(event: SiteEvent, page: MeasuredPage): readonly ReceiverEvent[]
  readonly counted?: Metric
}
