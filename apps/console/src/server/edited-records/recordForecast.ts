import type { EditedKind, EditedRecord, Owner } from '@forecourt/data/edited-records/EditedKind'
import { recordValues } from '@forecourt/data/edited-records/recordRow'
import type { TriedResource } from '@forecourt/data/what-if/tryRecord'
import type { Permission } from '@forecourt/rules/access/permissions'
import type { AnyValues } from '@forecourt/rules/records/RecordField'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { CallProblem, notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { forecastOnSites } from '../stock/forecastOnSites'
import { findRecord } from './findRecord'
import { valuesInput } from './recordInput'

interface Options<Values, Row extends EditedRecord<Of>, Of extends Owner> {
  readonly resource: TriedResource
  readonly permission: Permission
  readonly kind: EditedKind<Values, Row, Of>
}

/** Which pages of an organisation's live sites the unsaved values of one of its records would change (CFG-12). Changes nothing. */
export const recordForecast = <Values, Row extends EditedRecord<Of>, Of extends Owner>({
  resource,
  permission,
  kind,
}: Options<Values, Row, Of>) =>
  procedure
    .permission(permission)
    .input(
      z.object({
        organisationId: z.string().min(1).max(100),
        /** Null for a new record. */
        id: z.string().max(200).nullable(),
        values: valuesInput<AnyValues>(kind.fields),
      }),
    )
    .query(async ({ ctx, input: { organisationId, id, values }, signal }) => {
      const stored = id === null ? null : (await findRecord(ctx.accessScopes, kind, id)).record
      if (stored !== null && stored.organisationId !== organisationId) throw notFound(kind.noun)
      const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
      if (!accessScope) throw notFound('organisation')
      const { scope, siteIds } = accessScope
      const { problems } = await scope.transaction((tx) =>
        kind.prepare(tx, organisationId as Of, values as Values, {
          before: stored && recordValues(kind, stored),
          allowedSiteIds: siteIds,
        }),
      )
      const [problem] = Object.values(problems ?? {})
      if (problem !== undefined) throw new CallProblem('BAD_REQUEST', `Pages are compared once the ${kind.noun} can be saved. ${problem}`)
      const change = { kind: 'record', resource, id, values, siteIds } as const
      return forecastOnSites(ctx, { scope, siteIds, organisationId, change }, signal)
    })
