import type { ChangeWithinMinute } from '@forecourt/data/evidence/changesWithinMinute'
import type { SiteRecord } from '@forecourt/data/evidence/readRecord'

/** Whether the history of an organisation is as it was sealed. */
interface SealState {
  /** Number of sealed days. */
  readonly days: number
  /** Days whose rows or signature don't match. */
  readonly broken: readonly string[]
  /** Entries of the history from which values of a person were erased. */
  readonly erased: number
  readonly last: { readonly day: string; readonly hash: string; readonly signature: string } | null
  /** The keys that signed, with their last day, oldest first. Others than the last were used before the installation's secret changed. */
  readonly keys: readonly { readonly publicKey: string; readonly until: string }[]
}

/** The code that renders the page. */
export interface Renderers {
  /** The build that rendered it then; null if it isn't known. */
  readonly earlier: string | null
  /** SHA-256 of that build's program; null if it wasn't stored. */
  readonly program: string | null
  /** The present build. */
  readonly now: string
  /** Whether the program of that time rendered the page, not the present one. */
  readonly isEarlierProgram: boolean
}

interface Records {
  /** SHA-256 of the document; null for a redirect. */
  readonly bodyHash: string | null
  readonly record: SiteRecord | null
  /** Seconds of the asked minute after which the page may be another; none if the instant isn't a full minute. */
  readonly withinMinute: readonly ChangeWithinMinute[]
  readonly seals: SealState | null
}

interface SiteOfPage {
  readonly siteId: string
  readonly organisationId: string
  readonly version: number
}

/** What an address showed at an instant, with the records about it. */
export type PageEvidence =
  | { readonly kind: 'notShown'; readonly reason: string; readonly beginning: string }
  | (Records & { readonly kind: 'closed'; readonly status: number; readonly body: string })
  | (Records & {
      readonly kind: 'redirect'
      readonly site: SiteOfPage
      readonly renderer: Renderers
      readonly status: number
      readonly to: string | null
    })
  | (Records & {
      readonly kind: 'page'
      readonly site: SiteOfPage
      readonly renderer: Renderers
      readonly status: number
      readonly body: string
      readonly differences: readonly string[]
    })

/** Evidence of an address that had an answer. */
export type ShownEvidence = Exclude<PageEvidence, { readonly kind: 'notShown' }>
