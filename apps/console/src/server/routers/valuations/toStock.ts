import { createCar } from '@forecourt/data/stock/createCar'
import { noteStockCar } from '@forecourt/data/valuations/dealerDeeds'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { newCarAnswer } from '../stock/carAnswer'
import { findValuation } from './findValuation'

/** A vehicle that was bought becomes a draft in stock, with all that is known of it filled in; asked twice it is the same car. */
export const toStock = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      stockNumber: z.string().trim().min(1, 'Type a stock number.').max(40),
      locationId: z.string().min(1, 'Choose where it stands.').max(100),
    }),
  )
  .mutation(async ({ ctx, input: { id, stockNumber, locationId } }) => {
    const { record } = await findValuation(ctx.reach, id, ctx.now)
    const [reach] = narrowReach(ctx.db, ctx.reach, record.organisationId)
    if (!reach) throw notFound('valuation')
    const { make, model, badge, year, vin, plate } = record.vehicle
    if (year === null) throw new CallProblem('CONFLICT', 'Its year isn’t known: add it to the stock by hand.')
    const entry = { stockNumber, locationId, make, model, badge: badge || null, year, vin, regoPlate: plate, km: record.km }
    const created = await createCar(reach.scope, record.organisationId, {
      key: `valuation:${id}`,
      status: 'draft',
      entry,
      siteIds: reach.siteIds,
      now: ctx.now,
      actor: ctx.actor,
    })
    if (created.ok) await noteStockCar(reach.scope, { id, carId: created.car.id, now: ctx.now })
    return newCarAnswer(created, ctx.now, 'location')
  })
