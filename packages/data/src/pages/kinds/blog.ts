import type { PageLoader } from '../PageLoader'
import { loadBlog } from '../posts/loadBlog'

/** One page of a list of posts. */
export const blog: PageLoader<'blog'> = {
  load: (db, site, { category, tag, number }, data, { now }) =>
    db.forOrganisation(site.organisationId).transaction(async (tx) => {
      const list = await loadBlog(tx, site, { category, tag, number }, now)
      return list && { page: 'blog', site: data, ...list }
    }),
}
