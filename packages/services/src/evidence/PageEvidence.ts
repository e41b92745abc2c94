import type { SiteRecord } from '@forecourt/data/evidence/readRecord'

/** Whether the history of an organisation is as it was sealed. */
interface SealState {
  /** Number of sealed days. */
  readonly days: number
  /** Days whose rows or signature don't match. */
  readonly broken: readonly string[]
  readonly last: { readonly day: string; readonly hash: string; readonly signature: string } | null
  /** PEM. */
  readonly publicKey: string
}

interface Records {
  /** SHA-256 of the document; null for a redirect. */
  readonly bodyHash: string | null
  readonly record: SiteRecord | null
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
  | (Records & { readonly kind: 'redirect'; readonly site: SiteOfPage; readonly status: number; readonly to: string | null })
  | (Records & {
      readonly kind: 'page'
      readonly site: SiteOfPage
      readonly status: number
      readonly body: string
      readonly differences: readonly string[]
    })
