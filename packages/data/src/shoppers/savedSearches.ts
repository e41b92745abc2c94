import type { SavedSearch } from '@forecourt/rules/accounts/Garage'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/** How many searches an account keeps for a site. */
const mostSearches = 30

type Site = Pick<RenderedSite, 'organisationId' | 'siteId'>

/** Keeps a search of a site, once for each path; false where the account has its number already. */
export const saveShopperSearch = (
  db: Database,
  { organisationId, siteId }: Site,
  { shopperId, path, name, now }: Omit<SavedSearch, 'id'> & { readonly shopperId: string; readonly now: string },
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    if ((await tx.savedSearch.count({ where: { organisationId, shopperId, siteId } })) >= mostSearches) return false
    await tx.savedSearch.createMany({
      data: [{ organisationId, shopperId, siteId, path, name, createdAt: new Date(now) }],
      skipDuplicates: true,
    })
    return true
  })

/** No longer keeps a search, if it was the shopper's. */
export const dropSearch = (db: Database, { organisationId }: Site, entry: { shopperId: string; id: string }): Promise<unknown> =>
  db
    .forOrganisation(organisationId)
    .transaction((tx) => tx.savedSearch.deleteMany({ where: { organisationId, shopperId: entry.shopperId, id: entry.id } }))
