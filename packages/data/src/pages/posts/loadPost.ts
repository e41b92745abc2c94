import { parseRelatedCars } from '@forecourt/rules/blog/postProblems'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Post } from '@forecourt/rules/entities/Post'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Database } from '../../createDatabase'
import type { RenderedSite } from '../../sites/RenderedSite'
import type { Transaction } from '../../Transaction'
import { loadSiteData } from '../loadSiteData'
import { cardColumns, latestFirst, livePosts, toPost, toPostCard } from './livePosts'

const maxCars = 4
const maxRelated = 3

type PostPage = Extract<PageData, { page: 'post' }>

interface PostQuery {
  readonly now: string
  readonly site: SiteData
  readonly search: StockSearch | undefined
}

/** The first cars of a post's stock list; none if the site has no such list. */
const carsOfPost = async (
  site: RenderedSite,
  { carsFrom }: Pick<Post, 'carsFrom'>,
  { now, site: data, search }: PostQuery,
): Promise<readonly Car[]> => {
  const postQuery = parseRelatedCars(carsFrom)
  if (!postQuery || !search) return []
  const match = matchRoute(site.config, data.names, postQuery.path)
  if (match.kind !== 'page' || match.route.page !== 'search') return []
  const { preset } = match.route
  const state = parseSearch(new URLSearchParams(postQuery.query), { config: site.config, preset })
  const { cars } = await search.search({ site, state: { ...state, page: 1 }, preset, now })
  return cars.filter(({ status }) => status !== 'sold').slice(0, maxCars)
}

/** Related posts: others of its category. */
const relatedPosts = async (tx: Transaction, site: RenderedSite, { id, category }: Pick<Post, 'id' | 'category'>, now: string) => {
  const rows = await tx.post.findMany({
    where: { AND: [livePosts(site, now), { category, id: { not: id } }] },
    select: cardColumns,
    orderBy: latestFirst,
    take: maxRelated,
  })
  return rows.map(toPostCard)
}

/** The page of a live post; null if there is none. */
export const loadPost = async (tx: Transaction, site: RenderedSite, slug: string, postQuery: PostQuery): Promise<PostPage | null> => {
  const row = await tx.post.findFirst({ where: { AND: [livePosts(site, postQuery.now), { slug }] } })
  if (!row) return null
  const post = toPost(row)
  const more = await relatedPosts(tx, site, post, postQuery.now)
  return { page: 'post', site: postQuery.site, post, more, cars: await carsOfPost(site, post, postQuery) }
}

interface PostPageQuery {
  /** ISO in UTC. */
  readonly now: string
  readonly search: StockSearch
}

/** The page of a post with the given values, stored or not, live or not (RTE-24). */
export const postPage = async (
  db: Database,
  site: RenderedSite,
  post: Post,
  { now, search }: PostPageQuery,
): Promise<Extract<PageData, { page: 'post' }>> => {
  const data = await loadSiteData(db, site, now)
  const more = await db.forOrganisation(site.organisationId).transaction((tx) => relatedPosts(tx, site, post, now))
  return { page: 'post', site: data, post, more, cars: await carsOfPost(site, post, { now, site: data, search }) }
}
