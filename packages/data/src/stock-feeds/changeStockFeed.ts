import type { FeedSchedule } from '@forecourt/rules/stock/nextFeedRun'
import { nextFeedRun } from '@forecourt/rules/stock/nextFeedRun'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { type FeedPriceType, type FeedSource, isFetched, type StockFeed, toStockFeed } from './StockFeed'

/** Settings of a feed as users enter them. */
export interface FeedSettings {
  readonly name: string
  readonly locationId: string
  readonly source: FeedSource
  readonly mapping: object | null
  readonly priceType: FeedPriceType
  readonly schedule: FeedSchedule | null
  readonly maxWithdrawnPercent: number
  /** As in `StockFeed`; omitted: unchanged, or 1 for a new feed. */
  readonly precedence?: number | undefined
  /** As in `StockFeed`; omitted: unchanged, or true for a new feed. */
  readonly addsCars?: boolean | undefined
  readonly paused: boolean
  /** The encrypted credentials; null deletes them; omitted: unchanged, unless the server changes. */
  readonly credential?: string | null | undefined
}

export type FeedResult =
  | { readonly ok: true; readonly feed: StockFeed }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

const feedColumns = ({ schedule, mapping, source, precedence, addsCars, credential, ...settings }: FeedSettings, now: string) => ({
  ...settings,
  // Entering a password accepts the server's next host key.
  ...(credential !== undefined && { credential, hostKey: null }),
  ...(precedence !== undefined && { precedence }),
  ...(addsCars !== undefined && { addsCars }),
  source: { ...source },
  mapping: mapping === null ? Prisma.DbNull : { ...mapping },
  schedule: schedule === null || !isFetched(source) ? Prisma.DbNull : { ...schedule },
  // A changed schedule starts with a fetch, so that the user sees the result.
  nextRunAt: schedule === null || !isFetched(source) || nextFeedRun(schedule, now) === null ? null : new Date(now),
  failures: 0,
  message: null,
  etag: null,
  modified: null,
})

/** Whether a source is on another server, which must not get the stored password. */
const isElsewhere = (before: FeedSource, source: FeedSource): boolean => {
  const sourceServer = (each: FeedSource) => ('host' in each ? `${each.kind} ${each.host} ${each.port} ${each.user}` : '')
  return sourceServer(before) !== sourceServer(source)
}

const validateFeed = async (tx: Transaction, dealershipId: string, { locationId }: FeedSettings): Promise<Record<string, string>> => {
  const location = await tx.location.findFirst({ where: { id: locationId, dealershipId, removedAt: null } })
  return location ? {} : { locationId: 'This location does not belong to the dealership.' }
}

/** Inserts a feed inside a transaction; its location must belong to the dealership. */
export const insertStockFeed = async (
  tx: Transaction,
  {
    id,
    dealership,
    settings,
    reviewed = true,
    actor,
    now,
  }: {
    /** Default: a new id. */
    readonly id?: string
    readonly dealership: { readonly id: string; readonly organisationId: string; readonly name: string }
    readonly settings: FeedSettings
    readonly reviewed?: boolean
    readonly actor: Actor
    readonly now: string
  },
): Promise<StockFeed> => {
  const { organisationId } = dealership
  const row = await tx.stockFeed.create({
    data: { ...(id !== undefined && { id }), organisationId, dealershipId: dealership.id, reviewed, ...feedColumns(settings, now) },
  })
  await appendAudit(tx, {
    organisationId,
    actor,
    action: 'feed.create',
    target: row.id,
    summary: `Added the feed ${settings.name} to ${dealership.name}`,
  })
  return toStockFeed(row)
}

/** Adds a feed to a dealership. Null if there is no such dealership. */
export const createStockFeed = (
  scope: Scope,
  {
    dealershipId,
    settings,
    reviewed = true,
    actor,
    now,
  }: {
    readonly dealershipId: string
    readonly settings: FeedSettings
    /** False holds the first fetched file for a user. */
    readonly reviewed?: boolean
    readonly actor: Actor
    readonly now: string
  },
): Promise<FeedResult | null> =>
  scope.transaction(async (tx) => {
    const dealership = await tx.dealership.findFirst({ where: { id: dealershipId } })
    if (!dealership) return null
    const fields = await validateFeed(tx, dealershipId, settings)
    if (Object.keys(fields).length > 0) return { ok: false, fields }
    return { ok: true, feed: await insertStockFeed(tx, { dealership, settings, reviewed, actor, now }) }
  })

/** Changes a feed's settings; its cars stay. Null if there is no such feed. */
export const changeStockFeed = (
  scope: Scope,
  {
    feedId,
    settings,
    actor,
    now,
  }: { readonly feedId: string; readonly settings: FeedSettings; readonly actor: Actor; readonly now: string },
): Promise<FeedResult | null> =>
  scope.transaction(async (tx) => {
    const before = await tx.stockFeed.findFirst({ where: { id: feedId } })
    if (!before) return null
    const fields = await validateFeed(tx, before.dealershipId, settings)
    if (Object.keys(fields).length > 0) return { ok: false, fields }
    const { organisationId } = before
    const moved = isElsewhere(toStockFeed(before).source, settings.source) && settings.credential === undefined
    const row = await tx.stockFeed.update({
      where: { organisationId_id: { organisationId, id: feedId } },
      data: feedColumns(moved ? { ...settings, credential: null } : settings, now),
    })
    // Mapping or precedence may have changed: resets hashes, so that each row is compared again.
    await tx.$executeRaw`
      update stock_feed_cars link set hash = '' from stock_feeds feed
      where feed.id = link.feed_id and feed.organisation_id = ${organisationId} and feed.dealership_id = ${before.dealershipId}
        and (feed.id = ${feedId} or ${row.precedence !== before.precedence})`
    await appendAudit(tx, { organisationId, actor, action: 'feed.change', target: feedId, summary: `Changed the feed ${settings.name}` })
    return { ok: true, feed: toStockFeed(row) }
  })

/** Changes a feed's mapping, effective with the next file. Null if there is no such feed. */
export const changeFeedMapping = (
  scope: Scope,
  { feedId, mapping, actor }: { readonly feedId: string; readonly mapping: object; readonly actor: Actor },
): Promise<StockFeed | null> =>
  scope.transaction(async (tx) => {
    const before = await tx.stockFeed.findFirst({ where: { id: feedId } })
    if (!before) return null
    const { organisationId, name } = before
    const row = await tx.stockFeed.update({
      where: { organisationId_id: { organisationId, id: feedId } },
      data: { mapping: { ...mapping } },
    })
    // Resets hashes, so that each row is compared again.
    await tx.$executeRaw`update stock_feed_cars set hash = '' where feed_id = ${feedId}`
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'feed.map',
      target: feedId,
      summary: `Changed the column settings of the feed ${name}`,
    })
    return toStockFeed(row)
  })

/** Invalidates all secrets of a feed. Null if there is no such feed. */
export const renewFeedSecret = (
  scope: Scope,
  { feedId, actor }: { readonly feedId: string; readonly actor: Actor },
): Promise<StockFeed | null> =>
  scope.transaction(async (tx) => {
    const before = await tx.stockFeed.findFirst({ where: { id: feedId } })
    if (!before) return null
    const { organisationId, name } = before
    const row = await tx.stockFeed.update({
      where: { organisationId_id: { organisationId, id: feedId } },
      data: { secretRevision: { increment: 1 } },
    })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'feed.renewSecret',
      target: feedId,
      summary: `Renewed the secret of the feed ${name}`,
    })
    return toStockFeed(row)
  })

/** Removes a feed with its history; its cars stay, as manual ones. False if there is no such feed. */
export const removeStockFeed = (scope: Scope, { feedId, actor }: { readonly feedId: string; readonly actor: Actor }): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const before = await tx.stockFeed.findFirst({ where: { id: feedId } })
    if (!before) return false
    const { organisationId, name } = before
    await tx.stockFeed.delete({ where: { organisationId_id: { organisationId, id: feedId } } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'feed.remove',
      target: feedId,
      summary: `Removed the feed ${name}. Its cars stay`,
    })
    return true
  })
