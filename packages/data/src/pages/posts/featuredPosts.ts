import type { PostCard } from '@forecourt/rules/entities/Post'
import type { RenderedSite } from '../../sites/RenderedSite'
import type { Transaction } from '../../Transaction'
import { cardColumns, latestFirst, livePosts } from './livePosts'
import { toPostCard } from './toPost'

interface FeaturedQuery {
  readonly limit: number
  /** Only of this category; of any where it is empty. */
  readonly category?: string
}

/** The posts that stand before others: those marked as featured, then the latest (CNT-10). */
export const featuredPosts = async (
  tx: Transaction,
  site: RenderedSite,
  { limit, category }: FeaturedQuery,
  now: string,
): Promise<readonly PostCard[]> => {
  const rows = await tx.post.findMany({
    where: { AND: [livePosts(site, now), { category: category || undefined }] },
    select: cardColumns,
    orderBy: [{ featured: 'desc' }, ...latestFirst],
    take: limit,
  })
  return rows.map(toPostCard)
}
