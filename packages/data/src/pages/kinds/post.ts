import { postHref } from '@forecourt/rules/routing/blogHref'
import type { PageLoader } from '../PageLoader'
import { movedPost } from '../posts/livePosts'
import { loadPost } from '../posts/loadPost'

/** A post with others of its category, and cars of its stock list. */
export const post: PageLoader<'post'> = {
  load: (db, site, { slug }, data, { now, search }) =>
    db.forOrganisation(site.organisationId).transaction((tx) => loadPost(tx, site, slug, { now, site: data, search })),
  movedTo: async (db, site, route, now) => {
    const slug = await movedPost(db, site, route.slug, now)
    return slug === null ? null : postHref({ slug })
  },
}
