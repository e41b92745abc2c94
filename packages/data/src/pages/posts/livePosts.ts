import { momentInZone, type ZonedMoment } from '@forecourt/rules/dates/momentInZone'
import { storedTime } from '@forecourt/rules/dates/parseTime'
import type { Post, PostCard } from '@forecourt/rules/entities/Post'
import type { PostCategory } from '@forecourt/rules/records/kinds/postFields'
import { hasBlog } from '@forecourt/rules/routing/blogHref'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Database, Scope } from '../../createDatabase'
import type { Post as PostRow, Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import type { Transaction } from '../../Transaction'

type CardRow = Pick<PostRow, keyof PostCard>

/** A post in lists. */
export const toPostCard = ({ id, slug, title, summary, category, imageKey, imageAlt, publishOn, author }: CardRow): PostCard => ({
  ...{ id, slug, title, summary, imageKey, imageAlt, publishOn, author },
  category: category as PostCategory,
})

/** A post on its own page. */
export const toPost = (row: PostRow): Post => ({
  ...toPostCard(row),
  body: parseStoredText(row.body),
  publishTime: row.publishTime,
  tags: row.tags,
  carsFrom: row.carsFrom,
  updatedAt: row.updatedAt.toISOString(),
})

/** Condition for posts whose date and time have passed at a local moment. */
const dueBy = ({ date, minutes }: ZonedMoment): Prisma.PostWhereInput => ({
  OR: [{ publishOn: { lt: date } }, { publishOn: date, publishTime: null }, { publishOn: date, publishTime: { lte: storedTime(minutes) } }],
})

/** Condition for posts that a site shows at an instant, in its time zone: published and due (RTE-24). */
export const livePosts = ({ organisationId, siteId, config }: RenderedSite, now: string): Prisma.PostWhereInput => ({
  organisationId,
  state: 'published',
  NOT: { excludedSiteIds: { has: siteId } },
  ...dueBy(momentInZone(now, config.identity.timeZone)),
})

/** Sort order: latest first. */
export const latestFirst = [
  { publishOn: 'desc' },
  { publishTime: { sort: 'desc', nulls: 'last' } },
  { id: 'asc' },
] satisfies Prisma.PostOrderByWithRelationInput[]

export const cardColumns = {
  id: true,
  slug: true,
  title: true,
  summary: true,
  category: true,
  imageKey: true,
  imageAlt: true,
  publishOn: true,
  author: true,
} satisfies Prisma.PostSelect

/** The site's posts for feeds and sitemaps, latest first; none if the site has no blog. */
export const latestPosts = async (tx: Transaction, site: RenderedSite, limit: number, now: string): Promise<readonly Post[]> => {
  if (!hasBlog.holds(site)) return []
  const rows = await tx.post.findMany({ where: livePosts(site, now), orderBy: latestFirst, take: limit })
  return rows.map(toPost)
}

interface FeaturedQuery {
  readonly limit: number
  /** Limits the posts to this category; an empty text for all. */
  readonly category?: string
}

/** Featured posts first, then the latest (CNT-10). */
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

/** Whether a post of an organisation goes live after one local moment and up to another (RTE-24). */
export const postsStartOrEnd = (scope: Scope, organisationId: string, moment: ZonedMoment, before: ZonedMoment): Promise<boolean> =>
  scope.transaction(
    async (tx) =>
      (await tx.post.findFirst({
        where: { organisationId, state: 'published', AND: [dueBy(moment), { NOT: dueBy(before) }] },
        select: { id: true },
      })) !== null,
  )

/** The present slug of a post that had this slug before; null if there is none, or a live post has the slug now (RTE-24). */
export const movedPost = (db: Database, site: RenderedSite, slug: string, now: string): Promise<string | null> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const rows = await tx.post.findMany({
      where: { AND: [livePosts(site, now), { OR: [{ slug }, { formerSlugs: { has: slug } }] }] },
      select: { slug: true },
      orderBy: { updatedAt: 'desc' },
    })
    return rows.some((row) => row.slug === slug) ? null : (rows[0]?.slug ?? null)
  })
