import type { FeedSchedule } from '@forecourt/rules/stock/nextFeedRun'
import { nextFeedRun } from '@forecourt/rules/stock/nextFeedRun'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { type FeedSource, isFetched, type StockFeed, toStockFeed } from './StockFeed'

/** What a person says of a feed. */
export interface FeedSettings {
  readonly name: string
  readonly locationId: string
  readonly source: FeedSource
  readonly mapping: object | null
  readonly priceType: 'driveAway' | 'egc'
  readonly schedule: FeedSchedule | null
  readonly mostGonePercent: number
  /** As in a `StockFeed`; left out, it stays as it is, and is 1 of a new feed. */
  readonly precedence?: number | undefined
  /** As in a `StockFeed`; left out, it stays as it is, and a new feed adds cars. */
  readonly addsCars?: boolean | undefined
  readonly paused: boolean
  /** What its server knows us by, sealed; null takes away what is kept, left out it stays unless the server is another. */
  readonly credential?: string | null | undefined
}

export type FeedResult =
  | { readonly ok: true; readonly feed: StockFeed }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

const columnsOf = ({ schedule, mapping, source, precedence, addsCars, credential, ...settings }: FeedSettings, now: string) => ({
  ...settings,
  // Who types a password trusts the server, whatever key it shows.
  ...(credential !== undefined && { credential, hostKey: null }),
  ...(precedence !== undefined && { precedence }),
  ...(addsCars !== undefined && { addsCars }),
  source: { ...source },
  mapping: mapping === null ? Prisma.DbNull : { ...mapping },
  schedule: schedule === null || !isFetched(source) ? Prisma.DbNull : { ...schedule },
  // A schedule that was changed begins with a fetch: whoever set it up wants to see what comes.
  nextRunAt: schedule === null || !isFetched(source) || nextFeedRun(schedule, now) === null ? null : new Date(now),
  failures: 0,
  message: null,
  etag: null,
  modified: null,
})

/** Whether a source is on another server than before, which must not be told the password of the first. */
const isElsewhere = (before: FeedSource, source: FeedSource): boolean => {
  const serverOf = (each: FeedSource) => ('host' in each ? `${each.kind} ${each.host} ${each.port} ${each.user}` : '')
  return serverOf(before) !== serverOf(source)
}

const problemsOf = async (tx: Transaction, dealershipId: string, { locationId }: FeedSettings): Promise<Record<string, string>> => {
  const location = await tx.location.findFirst({ where: { id: locationId, dealershipId } })
  return location ? {} : { locationId: 'That is no location of this dealership.' }
}

/** Stores a new feed of a dealership within a transaction; its location must be one of the dealership's. */
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
    /** A new one unless given. */
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
    data: { ...(id !== undefined && { id }), organisationId, dealershipId: dealership.id, reviewed, ...columnsOf(settings, now) },
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

/** Adds a feed to a dealership. Null when there is no such dealership. */
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
    /** False has the first file that is fetched wait for a person. */
    readonly reviewed?: boolean
    readonly actor: Actor
    readonly now: string
  },
): Promise<FeedResult | null> =>
  scope.transaction(async (tx) => {
    const dealership = await tx.dealership.findFirst({ where: { id: dealershipId } })
    if (!dealership) return null
    const fields = await problemsOf(tx, dealershipId, settings)
    if (Object.keys(fields).length > 0) return { ok: false, fields }
    return { ok: true, feed: await insertStockFeed(tx, { dealership, settings, reviewed, actor, now }) }
  })

/** Changes what a feed is and does; the cars it brought stay. Null when there is no such feed. */
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
    const fields = await problemsOf(tx, before.dealershipId, settings)
    if (Object.keys(fields).length > 0) return { ok: false, fields }
    const { organisationId } = before
    const moved = isElsewhere(toStockFeed(before).source, settings.source) && settings.credential === undefined
    const row = await tx.stockFeed.update({
      where: { organisationId_id: { organisationId, id: feedId } },
      data: columnsOf(moved ? { ...settings, credential: null } : settings, now),
    })
    // Rows may be read another way, and have more or less of a say than those of other feeds: each is looked at again.
    await tx.$executeRaw`
      update stock_feed_cars link set hash = '' from stock_feeds feed
      where feed.id = link.feed_id and feed.organisation_id = ${organisationId} and feed.dealership_id = ${before.dealershipId}
        and (feed.id = ${feedId} or ${row.precedence !== before.precedence})`
    await appendAudit(tx, { organisationId, actor, action: 'feed.change', target: feedId, summary: `Changed the feed ${settings.name}` })
    return { ok: true, feed: toStockFeed(row) }
  })

/** Changes how a feed's headings are read, from its next file on: nothing is fetched for it. Null when there is no such feed. */
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
    // Rows may be read another way: each is looked at again.
    await tx.$executeRaw`update stock_feed_cars set hash = '' where feed_id = ${feedId}`
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'feed.map',
      target: feedId,
      summary: `Changed how the columns of the feed ${name} are read`,
    })
    return toStockFeed(row)
  })

/** Ends every secret of a feed that was given out. Null when there is no such feed. */
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

/** Removes a feed and its history; the cars it brought stay, and are a person's from then on. False when there is no such feed. */
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
      summary: `Removed the feed ${name}; its cars stay`,
    })
    return true
  })
