import { createCar } from '@forecourt/data/stock/createCar'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { attemptKey, carInputFields } from '../../stock/carInput'
import { newCarAnswer } from './carAnswer'

const { stockNumber, make, model, year, locationId, ...others } = carInputFields

const input = z.object({
  organisationId: z.string().min(1).max(100),
  /** The same key again is the same car: a form sent twice adds one. */
  key: attemptKey,
  status: z.enum(['draft', 'in_stock', 'coming_soon']).default('draft'),
  preorder: z.boolean().default(false),
  /** Since when it stands there; from now on unless given. */
  createdAt: z.iso.datetime().optional(),
  data: z.object({ stockNumber, make, model, year, locationId, ...z.object(others).partial().shape }),
})

/** Adds a car as somebody typed it: as a draft unless said otherwise (ENT-01 to ENT-06). */
export const create = procedure
  .permission('stock.edit')
  .input(input)
  .mutation(async ({ ctx, input: { organisationId, data, ...rest } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const creation = { ...rest, entry: data, siteIds: accessScope.siteIds, now: ctx.now, actor: ctx.actor }
    return newCarAnswer(await createCar(accessScope.scope, organisationId, creation), ctx.now, 'location')
  })
