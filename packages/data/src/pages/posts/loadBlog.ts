import { opensWithFeatured, type PostList } from '@forecourt/rules/blog/PostList'
import { postTags } from '@forecourt/rules/blog/postState'
import { isPostCategory } from '@forecourt/rules/records/kinds/postFields'
import type { RenderedSite } from '../../sites/RenderedSite'
import type { Transaction } from '../../Transaction'
import { cardColumns, featuredPosts, latestFirst, livePosts, toPostCard } from './livePosts'

/** Number of featured posts at the top of the blog (CNT-10). */
const maxFeatured = 4

/** One page of the site's posts, of a category or tag if given; null past the last page, and for an unused tag (RTE-24). */
export const loadBlog = async (tx: Transaction, site: RenderedSite, list: PostList['list'], now: string): Promise<PostList | null> => {
  const { category, tag, number } = list
  const { pageSize, categories: shown } = site.config.blog
  const live = livePosts(site, now)
  const isMainList = category === null && tag === null
  const featured = opensWithFeatured(site.config) && isMainList ? await featuredPosts(tx, site, { limit: maxFeatured }, now) : []
  const featuredIds = featured.map(({ id }) => id)
  const where = {
    AND: [live, { category: category ?? undefined }, tag === null ? {} : { tagSlugs: { has: tag } }, { id: { notIn: featuredIds } }],
  }
  const total = await tx.post.count({ where })
  const rows = await tx.post.findMany({
    where,
    select: { ...cardColumns, tags: true },
    orderBy: latestFirst,
    take: pageSize,
    skip: (number - 1) * pageSize,
  })
  if (rows.length === 0 && (number > 1 || tag !== null)) return null
  const counts = await tx.post.groupBy({ by: ['category'], where: live, _count: { _all: true } })
  const pictures = await tx.post.findMany({
    where: { AND: [live, { imageKey: { not: null } }] },
    distinct: ['category'],
    select: { category: true, imageKey: true },
    orderBy: latestFirst,
  })
  return {
    list,
    featured: number === 1 ? featured : [],
    posts: rows.map(toPostCard),
    total: total + featuredIds.length,
    pageCount: Math.ceil(total / pageSize),
    categories: shown.flatMap((each) => {
      const count = counts.find((row) => row.category === each)?._count._all ?? 0
      const imageKey = pictures.find((row) => row.category === each)?.imageKey ?? null
      return count > 0 && isPostCategory(each) ? [{ category: each, count, imageKey }] : []
    }),
    tagName: rows.flatMap(({ tags }) => postTags(tags)).find(({ slug }) => slug === tag)?.name ?? null,
  }
}
