/** What is told of the car that something was about: what its page says of it, as text. */
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
  /** Whole dollars; empty where it has none. */
  readonly price: string
  /** The day it came into stock, such as 2026-03-01, where the dealer is. */
  readonly since: string
}

/**
 * Something that happened on a page: the one form in which it is known here, whoever is told of it (ANL-01). It says nothing of who did
 * it: there is no place for a name, an address or a number.
 */
export interface SiteEvent {
  readonly name: string
  /** The number that older reports know it by (ANL-02); left out where it has none. */
  readonly id?: number
  readonly params?: { readonly [name: string]: string | number }
}

/** Where it happened. */
export interface MeasuredPage {
  /** The kind of page. */
  readonly page: string
  readonly car?: MeasuredCar
  /** How many cars its list has. */
  readonly results?: number
  /** What was searched for, in words; empty for a list that nobody asked anything. */
  readonly words?: string
  /** Its address without what could name somebody. */
  readonly address: string
  /** Whether one of the dealer's own people looks: receivers that can tell such visits apart are told, others get nothing of them. */
  readonly isOwn?: boolean
}

/** An event in the words of a receiver. */
export interface WordedEvent {
  readonly name: string
  readonly params: { readonly [name: string]: string }
}

/** What the platform's own figures count it as. */
export type Counted = 'view' | 'search' | 'form' | 'call'

/**
 * A kind of event, in each vocabulary: one file in `events/`, listed in `siteEvents.ts`. What it has no words in, nobody is told in.
 */
export interface AnEvent {
  /** The numbers that older reports know it by (ANL-01, ANL-02). */
  readonly ids: readonly number[]
  /** In the events of the Automotive Standards Council; the parameters that all of them share are added (`ascEvent.ts`). */
  asc?(event: SiteEvent, page: MeasuredPage): readonly WordedEvent[]
  /** In the events that Google Analytics itself knows. */
  google?(event: SiteEvent, page: MeasuredPage): readonly WordedEvent[]
  /** In Meta's standard events. */
  meta?(event: SiteEvent, page: MeasuredPage): readonly WordedEvent[]
  readonly counted?: Counted
}
