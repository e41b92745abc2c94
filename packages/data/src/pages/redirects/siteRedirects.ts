import type { Redirect, RedirectCode } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'

/** All redirects of a site, as stored. */
export const siteRedirects = async (
  db: Database,
  { organisationId, siteId }: { organisationId: string; siteId: string },
): Promise<Redirect[]> => {
  const rows = await db.forOrganisation(organisationId).rows<{ from: string; to: string | null; code: RedirectCode }>(Prisma.sql`
    select from_path as "from", to_path as "to", code from redirects
    where organisation_id = ${organisationId} and site_id = ${siteId} order by from_path`)
  return rows
}
