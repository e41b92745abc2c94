import { createDatabase } from '@forecourt/data/createDatabase'
import type { RoleUrls } from '@forecourt/data/migrate/roleUrls'
import { demoSites } from '@forecourt/seeds/demoSites'

/** The demo sites in a database. */
export const demoSitesIn = async ({ app, platform }: Pick<RoleUrls, 'app' | 'platform'>) => {
  const db = createDatabase({ app, platform, poolSize: 1 })
  try {
    const known = await db.platform.transaction((tx) =>
      tx.hostName.findMany({ where: { host: { in: demoSites.map(({ host }) => host) } } }),
    )
    return demoSites.filter(({ host }) => known.some((one) => one.host === host))
  } finally {
    await db.close()
  }
}
