import type { Database } from '../../createDatabase'
import type { RenderedSite } from '../../sites/RenderedSite'
import { livePosts } from './livePosts'

/** The slug that a post has now whose address this was before; null where none had it, and where one has it now (RTE-24). */
export const movedPost = (db: Database, site: RenderedSite, slug: string, now: string): Promise<string | null> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const rows = await tx.post.findMany({
      where: { AND: [livePosts(site, now), { OR: [{ slug }, { formerSlugs: { has: slug } }] }] },
      select: { slug: true },
      orderBy: { updatedAt: 'desc' },
    })
    return rows.some((row) => row.slug === slug) ? null : (rows[0]?.slug ?? null)
  })
