import { listBulkChanges } from '@forecourt/data/bulk/listBulkChanges'
import { procedure } from '../../procedure'

/** The bulk changes of the sites a person may edit, latest first. */
export const history = procedure.permission('site.edit').query(async ({ ctx }) => {
  const found = await Promise.all(
    ctx.accessScopes.map(async ({ scope, siteIds }) =>
      (await listBulkChanges(scope)).map((bulk) => ({
        ...bulk,
        sites: bulk.sites.filter(({ siteId }) => siteIds?.includes(siteId) ?? true),
      })),
    ),
  )
  const changes = found.flat().filter(({ sites }) => sites.length > 0)
  return { changes: changes.sort((one, other) => other.changedAt.localeCompare(one.changedAt)) }
})
