import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { siteRegistry } from './siteRegistry'

/** The other live sites of a site's organisation, from memory. */
export const otherSites = async ({ siteId, organisationId }: PublishedSite): Promise<readonly PublishedSite[]> =>
  (await siteRegistry().all())
    .map(({ published }) => published)
    .filter((other) => other.organisationId === organisationId && other.siteId !== siteId)
