import type { Database } from '../createDatabase'

/** Whether no organisation, site or host goes by a short name yet, whoever they belong to. */
export const isSlugFree = (db: Database, slug: string, host: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const taken = await Promise.all([
      tx.organisation.count({ where: { slug } }),
      tx.site.count({ where: { slug } }),
      tx.hostName.count({ where: { host } }),
    ])
    return taken.every((count) => count === 0)
  })
