import type { Database } from '../createDatabase'

/** The site with a short name, and whose it is; null when there is none. */
export const siteIdBySlug = (db: Database, slug: string): Promise<{ siteId: string; organisationId: string } | null> =>
  db.platform.transaction(async (tx) => {
    const site = await tx.site.findUnique({ where: { slug }, select: { id: true, organisationId: true } })
    return site && { siteId: site.id, organisationId: site.organisationId }
  })
