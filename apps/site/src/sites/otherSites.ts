import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { siteRegistry } from './siteRegistry'

/** The other live sites of a site's organisation. */
export const otherSites = async ({ siteId, organisationId }: PublishedSite): Promise<readonly PublishedSite[]> =>
  (await siteRegistry().ofOrganisation(organisationId)).map(({ published }) => published).filter((other) => other.siteId !== siteId)
