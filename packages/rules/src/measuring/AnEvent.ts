import type { MeasuredPage, SiteEvent } from './SiteEvent'

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
