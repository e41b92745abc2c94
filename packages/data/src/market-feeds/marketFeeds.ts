import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Database, Scope } from '../createDatabase'
import type { MarketFeed as Row } from '../generated/client'
import { newSecret } from '../publishing/sharing/secretHash'

/** A file of a site's stock that a marketplace fetches. */
export interface MarketFeed {
  readonly id: string
  readonly siteId: string
  readonly organisationId: string
  /** Id of its format. */
  readonly format: string
  readonly secret: string
  /** Store codes of the marketplace, by location id. */
  readonly storeCodes: Readonly<Record<string, string>>
  readonly author: string
  /** ISO in UTC. */
  readonly createdAt: string
}

const toMarketFeed = ({ id, siteId, organisationId, format, secret, storeCodes, authorName, createdAt }: Row): MarketFeed => ({
  ...{ id, siteId, organisationId, format, secret },
  storeCodes: storeCodes as MarketFeed['storeCodes'],
  author: authorName,
  createdAt: createdAt.toISOString(),
})

/** The marketplace files of a site, by format. */
export const listMarketFeeds = (scope: Scope, siteId: string): Promise<MarketFeed[]> =>
  scope.transaction(async (tx) => (await tx.marketFeed.findMany({ where: { siteId }, orderBy: { format: 'asc' } })).map(toMarketFeed))

export interface MarketFeedChange {
  readonly siteId: string
  readonly format: string
  readonly actor: Actor
}

/** Creates a file of a format at a secret address, or replaces its address: the previous one becomes invalid. Null if there is no such site. */
export const createMarketFeed = (
  scope: Scope,
  { siteId, format, title, actor }: MarketFeedChange & { readonly title: string },
): Promise<MarketFeed | null> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true, name: true } })
    if (!site) return null
    const { organisationId, name } = site
    const key = { organisationId, siteId, format }
    const before = await tx.marketFeed.findFirst({ where: key })
    const row = await tx.marketFeed.upsert({
      where: { organisationId_siteId_format: key },
      create: { ...key, secret: newSecret(), authorName: actor.name },
      update: { secret: newSecret() },
    })
    const summary = before ? `Created a new address for the ${title} feed of ${name}` : `Turned on the ${title} feed of ${name}`
    await appendAudit(tx, { organisationId, siteId, actor, action: 'market.open', target: siteId, summary, detail: { format } })
    // Expires caches of the previous address.
    await notifyChange(tx, { kind: 'stock', organisationId })
    return toMarketFeed(row)
  })

/** Sets the marketplace's store codes. Null if there is no such file. */
export const setStoreCodes = (
  scope: Scope,
  {
    siteId,
    format,
    storeCodes,
    title,
    actor,
  }: MarketFeedChange & { readonly storeCodes: MarketFeed['storeCodes']; readonly title: string },
): Promise<MarketFeed | null> =>
  scope.transaction(async (tx) => {
    const before = await tx.marketFeed.findFirst({ where: { siteId, format } })
    if (!before) return null
    const { organisationId } = before
    const row = await tx.marketFeed.update({
      where: { organisationId_siteId_format: { organisationId, siteId, format } },
      data: { storeCodes },
    })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'market.stores',
      target: siteId,
      summary: `Changed the store codes for ${title}`,
      detail: { format, storeCodes },
    })
    await notifyChange(tx, { kind: 'stock', organisationId })
    return toMarketFeed(row)
  })

/** Removes a file: its address returns 404 from then on. False if there is none. */
export const removeMarketFeed = (
  scope: Scope,
  { siteId, format, title, actor }: MarketFeedChange & { readonly title: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const before = await tx.marketFeed.findFirst({ where: { siteId, format } })
    if (!before) return false
    const { organisationId } = before
    await tx.marketFeed.deleteMany({ where: { siteId, format } })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'market.close',
      target: siteId,
      summary: `Turned off the ${title} feed`,
      detail: { format },
    })
    await notifyChange(tx, { kind: 'stock', organisationId })
    return true
  })

/** The file of a site for a secret; null if there is none. */
export const findMarketFeed = (db: Database, siteId: string, secret: string): Promise<MarketFeed | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.marketFeed.findFirst({ where: { siteId, secret } })
    return row && toMarketFeed(row)
  })
