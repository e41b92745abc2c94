import type { Post } from '@forecourt/rules/entities/Post'
import { hasBlog } from '@forecourt/rules/routing/hasBlog'
import type { RenderedSite } from '../../sites/RenderedSite'
import type { Transaction } from '../../Transaction'
import { latestFirst, livePosts } from './livePosts'
import { toPost } from './toPost'

/** The site's posts for readers of feeds and search engines, the latest first; none where the site has no blog. */
export const latestPosts = async (tx: Transaction, site: RenderedSite, limit: number, now: string): Promise<readonly Post[]> => {
  if (!hasBlog.holds(site)) return []
  const rows = await tx.post.findMany({ where: livePosts(site, now), orderBy: latestFirst, take: limit })
  return rows.map(toPost)
}
