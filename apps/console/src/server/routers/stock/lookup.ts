import { listStock } from '@forecourt/data/stock/list/listStock'
import { vinNotice } from '@forecourt/rules/stock/vinNotice'
import { vinProblem } from '@forecourt/rules/stock/vinProblem'
import { allPlateStates } from '@forecourt/rules/valuations/vehicleQuestion'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const question = z.discriminatedUnion('by', [
  z.object({ by: z.literal('vin'), vin: z.string().trim().min(1, 'Type the VIN.').max(40) }),
  z.object({
    by: z.literal('plate'),
    plate: z.string().trim().min(1, 'Type the registration.').max(12),
    state: z.enum(allPlateStates),
  }),
])

/**
 * What vehicle a VIN or a plate belongs to, for a form to be filled in with; null where nobody knows it. With it, what is worth a
 * second look in the VIN, and the cars of the organisation that have it already.
 */
export const lookup = procedure
  .permission('stock.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100), question }))
  .query(async ({ ctx, input: { organisationId, question: asked } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const problem = asked.by === 'vin' ? vinProblem(asked.vin) : null
    if (problem) throw new CallProblem('BAD_REQUEST', problem, { fields: { vin: problem } })
    const q = asked.by === 'vin' ? asked.vin : asked.plate
    const { rows } = await listStock(accessScope.scope, { page: 1, perPage: 5, filter: { q } }, accessScope.siteIds, ctx.now)
    const same = rows.filter(({ vin, regoPlate }) => (asked.by === 'vin' ? vin : regoPlate)?.toUpperCase() === q.toUpperCase())
    return {
      vehicle: await ctx.vehicles.find(asked).catch(() => null),
      notice: asked.by === 'vin' ? vinNotice(asked.vin) : null,
      inStock: same.map(({ id, name, stockNumber, status }) => ({ id, name, stockNumber, status })),
    }
  })
