import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import type { FeedSchedule } from '@forecourt/rules/stock/nextFeedRun'
import type { StockFeed as Row } from '../generated/client'

/** A supplier's file server with a path pattern, such as `/out/stock*.csv`. Credentials are stored separately. */
export interface RemoteSource {
  readonly kind: 'sftp' | 'ftps' | 'ftp'
  readonly host: string
  readonly port: number
  readonly user: string
  readonly path: string
}

/** How a feed gets its files. */
export type FeedSource =
  /** Uploaded by a user. */
  | { readonly kind: 'upload' }
  /** Sent by the dealer's system to the feed's endpoint, as a file or single cars. */
  | { readonly kind: 'push' }
  /** Fetched by HTTPS. */
  | { readonly kind: 'https'; readonly url: string }
  /** Placed in the feed's folder, under a name such as `stock*.csv`. */
  | { readonly kind: 'folder'; readonly file: string }
  | RemoteSource

/** Price type of a feed whose files don't state one; `ask` leaves prices out until a user has answered. */
export type FeedPriceType = 'driveAway' | 'egc' | 'ask'

/** A stock feed of a dealership. */
export interface StockFeed {
  readonly id: string
  readonly organisationId: string
  readonly dealershipId: string
  /** Location of cars without one in the feed. */
  readonly locationId: string
  readonly name: string
  readonly source: FeedSource
  /** Mapping of headings to fields; null for a known format. */
  readonly mapping: object | null
  /** Price type if the feed doesn't give one. */
  readonly priceType: FeedPriceType
  /** Fetch schedule; null for a feed that isn't fetched. */
  readonly schedule: FeedSchedule | null
  /** A file that would withdraw more than this part of the feed's cars is held. Percent. */
  readonly maxWithdrawnPercent: number
  /** Priority if several feeds have a car, from 1 to 9: the feed with the lowest number wins; among equal numbers, the oldest feed. */
  readonly precedence: number
  /** Whether the feed adds and withdraws cars; otherwise it only updates cars that exist already. */
  readonly addsCars: boolean
  readonly paused: boolean
  /** Whether a user has approved its first file: until then, fetched files are held. */
  readonly reviewed: boolean
  readonly secretRevision: number
  readonly etag: string | null
  readonly modified: string | null
  /** The server's host key from first use, as `SHA256:…`; later ones must match. */
  readonly hostKey: string | null
  /** Time of the last check of its source, and of the next. ISO in UTC. */
  readonly checkedAt: string | null
  readonly nextRunAt: string | null
  /** Number of consecutive failed fetches, and the last error. */
  readonly failures: number
  readonly message: string | null
}

/** Whether the source is polled. */
export const isFetched = (source: FeedSource): boolean => feedKinds.some(({ kind, isFetched: isOne }) => isOne && kind === source.kind)

export const toStockFeed = (row: Row): StockFeed => ({
  id: row.id,
  organisationId: row.organisationId,
  dealershipId: row.dealershipId,
  locationId: row.locationId,
  name: row.name,
  source: row.source as unknown as FeedSource,
  mapping: row.mapping as object | null,
  priceType: row.priceType as StockFeed['priceType'],
  schedule: row.schedule as unknown as FeedSchedule | null,
  maxWithdrawnPercent: row.maxWithdrawnPercent,
  precedence: row.precedence,
  addsCars: row.addsCars,
  paused: row.paused,
  reviewed: row.reviewed,
  secretRevision: row.secretRevision,
  etag: row.etag,
  modified: row.modified,
  hostKey: row.hostKey,
  checkedAt: row.checkedAt?.toISOString() ?? null,
  nextRunAt: row.nextRunAt?.toISOString() ?? null,
  failures: row.failures,
  message: row.message,
})
