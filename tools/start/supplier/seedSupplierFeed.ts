import { createDatabase } from '@forecourt/data/createDatabase'
import type { RoleUrls } from '@forecourt/data/migrate/roleUrls'
import { createStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import type { RemoteSource } from '@forecourt/data/stock-feeds/StockFeed'
import { sealCredential } from '@forecourt/services/stock-feeds/feedCredential'
import { supplierFolder, supplierHost, supplierUser } from './supplierAccess'

/** Demo dealer and location of the supplier's cars, managed by a demo user; and the actor who adds the feed. */
const [dealer, yard, actor] = ['meridian.localhost', 'adelaide-used', { userId: null, name: 'Sample supplier' }]

interface Supplier {
  readonly port: number
  readonly password: string
  /** Encryption key of feed credentials. */
  readonly secret: string
}

/**
 * Adds the sample supplier's feed to a demo dealer, once: a removed feed is not restored, an existing one gets the supplier's port. The
 * first file is held for review, so that the demo is unchanged until a user applies it. False if the dealer isn't in the database.
 */
export const seedSupplierFeed = async (
  { app, platform }: Pick<RoleUrls, 'app' | 'platform'>,
  { port, password, secret }: Supplier,
): Promise<boolean> => {
  const db = createDatabase({ app, platform, poolSize: 1 })
  try {
    const host = await db.platform.transaction((tx) =>
      tx.hostName.findFirst({ where: { host: dealer }, select: { site: { select: { organisationId: true } } } }),
    )
    if (!host) return false
    const { organisationId } = host.site
    const scope = db.forOrganisation(organisationId)
    const source: RemoteSource = { kind: 'sftp', host: supplierHost, port, user: supplierUser, path: `${supplierFolder}/stock*.csv` }
    const added = await scope.transaction(async (tx) => {
      const known = await tx.auditEntry.findFirst({ where: { action: 'feed.create', actorName: actor.name }, select: { target: true } })
      if (known) await tx.stockFeed.updateMany({ where: { id: known.target }, data: { source: { ...source } } })
      const places = await tx.location.findMany({ orderBy: { id: 'asc' }, select: { id: true, slug: true, dealershipId: true } })
      return known ? null : (places.find(({ slug }) => slug === yard) ?? places[0])
    })
    if (added)
      await createStockFeed(scope, {
        dealershipId: added.dealershipId,
        settings: {
          ...{ name: 'Sample supplier', locationId: added.id, source, mapping: null, priceType: 'driveAway' },
          ...{ schedule: { kind: 'every', minutes: 5 }, maxWithdrawnPercent: 20, paused: false },
          credential: sealCredential(secret, { password, privateKey: null }),
        },
        reviewed: false,
        actor,
        now: new Date().toISOString(),
      })
    return true
  } finally {
    await db.close()
  }
}
