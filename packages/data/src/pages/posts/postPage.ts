import type { Post } from '@forecourt/rules/entities/Post'
import type { PageData } from '@forecourt/rules/pages/PageData'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import type { Database } from '../../createDatabase'
import type { RenderedSite } from '../../sites/RenderedSite'
import { loadSiteData } from '../loadSiteData'
import { carsOfPost, morePosts } from './loadPost'

interface PostPageQuery {
  /** ISO in UTC. */
  readonly now: string
  readonly search: StockSearch
}

/** The page of a post as it would be with these words, stored or not, whether it is live or not (RTE-24). */
export const postPage = async (
  db: Database,
  site: RenderedSite,
  post: Post,
  { now, search }: PostPageQuery,
): Promise<Extract<PageData, { page: 'post' }>> => {
  const data = await loadSiteData(db, site, now)
  const more = await db.forOrganisation(site.organisationId).transaction((tx) => morePosts(tx, site, post, now))
  return { page: 'post', site: data, post, more, cars: await carsOfPost(site, post, { now, site: data, search }) }
}
