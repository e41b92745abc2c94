import type { PageLoader } from '../PageLoader'
import { loadBlog } from '../posts/loadBlog'

/** A page of a list of posts. */
export const blog: PageLoader<'blog'> = {
  load: (db, site, { category, tag, number }, data, { now }) =>
    db.forOrganisation(site.organisationId).transaction(async (tx) => {
      const list = await loadBlog(tx, site, { category, tag, number }, now)
      return list && { page: 'blog', site: data, ...list }
    }),
  exists: async (db, { organisationId, config }, { category, tag, number }) => {
    const where = { organisationId, category: category ?? undefined, ...(tag !== null && { tagSlugs: { has: tag } }) }
    if (number === 1 && tag === null) return true
    return db
      .forOrganisation(organisationId)
      .transaction(async (tx) => (await tx.post.count({ where })) > (number - 1) * config.blog.pageSize)
  },
}
