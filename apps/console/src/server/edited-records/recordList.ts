import type { EditedKind, EditedRecord, Owner } from '@forecourt/data/edited-records/EditedKind'
import { listRecords } from '@forecourt/data/edited-records/listRecords'
import type { Permission } from '@forecourt/rules/access/permissions'
import { z } from 'zod'
import { listWithin } from '../access/findWithin'
import { listInput } from '../listInput'
import { procedure } from '../procedure'

interface ListOptions<Values, Row extends EditedRecord<Of>, Of extends Owner> {
  readonly permission: Permission
  readonly isPlatformOnly: Of extends null ? true : false
  readonly kind: EditedKind<Values, Row, Of>
  /** The permission to edit platform records, where the platform has some beside the organisations'. */
  readonly platformPermission?: Permission
  /** Sortable fields. */
  readonly sorts: readonly [string, ...string[]]
  /** Filterable fields. */
  readonly filters: readonly string[]
}

/** The list procedure of a kind with few records per owner. */
export const recordList = <Values, Row extends EditedRecord<Of>, Of extends Owner>({
  permission,
  isPlatformOnly,
  platformPermission,
  kind,
  sorts,
  filters,
}: ListOptions<Values, Row, Of>) => {
  const filter = Object.fromEntries(['q', ...filters].map((name) => [name, z.string().max(100)]))
  return (isPlatformOnly ? procedure.onPlatform(permission) : procedure.permission(permission))
    .input(listInput(sorts, filter))
    .query(async ({ ctx, input: query }) => {
      // Platform records belong to no organisation, so that filter doesn't apply.
      const listQuery = isPlatformOnly ? { ...query, filter: { ...query.filter, organisationId: undefined } } : query
      // Excludes platform records if there are several organisations: they would be listed once for each.
      const isOwnOnly =
        platformPermission !== undefined && ctx.accessScopes.length > 1 && typeof listQuery.filter?.organisationId !== 'string'
      const narrowed = isOwnOnly ? { ...listQuery, filter: { ...listQuery.filter, ownership: 'own' } } : listQuery
      const page = await listWithin(ctx, narrowed, (scope, within, { siteIds }) => listRecords(scope, kind, within, siteIds))
      return { data: page.rows, total: page.total }
    })
}
