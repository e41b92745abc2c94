import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import type { FeedSchedule } from '@forecourt/rules/stock/nextFeedRun'
import type { StockFeed as Row } from '../generated/client'

/** A supplier's server for files, and which of them, such as `/out/stock*.csv`. How it knows us is kept apart. */
export interface RemoteSource {
  readonly kind: 'sftp' | 'ftps' | 'ftp'
  readonly host: string
  readonly port: number
  readonly user: string
  readonly path: string
}

/** How a feed's file is had. */
export type FeedSource =
  /** A person uploads it. */
  | { readonly kind: 'upload' }
  /** The dealer's system sends it, or single cars, to an address of the feed. */
  | { readonly kind: 'push' }
  /** It is fetched from a web address. */
  | { readonly kind: 'https'; readonly url: string }
  /** It is left in a folder of its own, under a name such as `stock*.csv`. */
  | { readonly kind: 'folder'; readonly file: string }
  | RemoteSource

/** Where a dealership's cars come from by themselves. */
export interface StockFeed {
  readonly id: string
  readonly organisationId: string
  readonly dealershipId: string
  /** Where cars stand of which the feed says nothing. */
  readonly locationId: string
  readonly name: string
  readonly source: FeedSource
  /** How its headings become fields of cars; null for a feed whose headings are known. */
  readonly mapping: object | null
  /** What prices include where the feed doesn't say. */
  readonly priceType: 'driveAway' | 'egc'
  /** When it is fetched; null for one that nobody fetches. */
  readonly schedule: FeedSchedule | null
  /** A file that would withdraw more of its cars is held for a person. Percent. */
  readonly mostGonePercent: number
  /** Whose word counts where several feeds have a car: the lowest, from 1 to 9, and of equals the oldest. */
  readonly precedence: number
  /** Whether it brings and withdraws cars, or only tells of those that are there. */
  readonly addsCars: boolean
  readonly paused: boolean
  /** Whether a person has seen what its first file does: until then, what is fetched is held. */
  readonly reviewed: boolean
  readonly secretRevision: number
  readonly etag: string | null
  readonly modified: string | null
  /** The key its server showed first, as `SHA256:…`, which it must show ever after. */
  readonly hostKey: string | null
  /** When its source was last looked at, and when it is next. ISO in UTC. */
  readonly checkedAt: string | null
  readonly nextRunAt: string | null
  /** Fetches that failed since the last that didn't, and what was wrong with the last. */
  readonly failures: number
  readonly message: string | null
}

/** Whether somebody has to go to a source for its file. */
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
  mostGonePercent: row.mostGonePercent,
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
