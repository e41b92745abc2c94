import { createDatabase } from '@forecourt/data/createDatabase'
import type { RoleUrls } from '@forecourt/data/migrate/roleUrls'
import { hasAnyUser } from '@forecourt/data/people/accountsByCommand'
import { demoEmails } from '@forecourt/data/people/demoPeople'
import { demoSites } from '@forecourt/seeds/demoSites'
import type { SignIns } from './listening/bindAddress'

/** Whether an installation has users, and whether some of them have the demo password. */
export const readSignIns = async ({ app, platform }: Pick<RoleUrls, 'app' | 'platform'>): Promise<SignIns> => {
  const db = createDatabase({ app, platform, poolSize: 1 })
  try {
    return { hasUsers: await hasAnyUser(db), hasDemoUsers: (await demoEmails(db)).length > 0 }
  } finally {
    await db.close()
  }
}

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
