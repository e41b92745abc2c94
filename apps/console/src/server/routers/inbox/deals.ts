import { closeDeal } from '@forecourt/data/leads/inbox/closeDeal'
import { dealChoices } from '@forecourt/data/leads/inbox/dealChoices'
import { markLost } from '@forecourt/data/leads/inbox/markLost'
import { isPermitted } from '@forecourt/data/leads/inbox/PermittedSites'
import { z } from 'zod'
import { permittedSites } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { actionKey, conversationId, findConversation, requireChangedConversation, revision } from './findConversation'

const id = z.string().min(1).max(100)

/** The cars that the sale of a conversation may be about, with a further one, and what the caller may do with it. */
const deal = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, carId: id.nullable().default(null), fromCarId: id.nullable().default(null) }))
  .query(async ({ ctx, input }) => {
    const found = await findWithin(ctx.accessScopes, (scope, { siteIds }) => dealChoices(scope, { ...input, siteIds }))
    if (!found) throw notFound('conversation')
    const { organisationId, cars: choices, likelyCarId, unsettled, held } = found.record
    const reserve = permittedSites(ctx, 'reservation.manage', organisationId)
    return {
      organisationId,
      cars: choices,
      likelyCarId,
      unsettled: permittedSites(ctx, 'reservation.read', organisationId) === false ? [] : unsettled,
      maySell: permittedSites(ctx, 'stock.sell', organisationId) !== false,
      mayReserve: reserve !== false,
      held: held.map(({ siteId, ...reservation }) => ({ ...reservation, mayRelease: isPermitted(reserve, siteId) })),
    }
  })

/** Closes a sale: the stage, the car, its reservation and offers to others, in one step. */
const close = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: conversationId,
      expectedRevision: revision,
      key: actionKey,
      deal: z.object({
        carId: id.nullable(),
        carName: z.string().trim().max(120).default(''),
        priceCents: z.number().int().min(1, 'Enter the price in dollars.').max(1_000_000_000, 'This price is too high.').nullable(),
        salespersonId: id.nullable(),
        marksSold: z.boolean(),
        completesReservation: z.boolean(),
        offersOthers: z.boolean(),
      }),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { record, accessScope } = await findConversation(ctx, input.id)
    const { organisationId } = record
    const permitted = {
      sell: permittedSites(ctx, 'stock.sell', organisationId),
      reserve: permittedSites(ctx, 'reservation.manage', organisationId),
    }
    const closed = await closeDeal(accessScope.scope, { ...input, siteIds: accessScope.siteIds, permitted, actor: ctx.actor, now: ctx.now })
    if (closed.ok) return closed
    if (closed.reason === 'refused') throw new CallProblem('BAD_REQUEST', closed.message, { fields: { [closed.part]: closed.message } })
    return requireChangedConversation(closed)
  })

/** Marks a conversation as lost and cancels chosen reservations of its person, in one step. */
const lose = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: conversationId,
      expectedRevision: revision,
      reason: z.string().trim().min(1, 'Enter why it was lost.').max(200),
      releases: z.array(id).max(20),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { record, accessScope } = await findConversation(ctx, input.id)
    const permitted = permittedSites(ctx, 'reservation.manage', record.organisationId)
    const lost = { ...input, siteIds: accessScope.siteIds, permitted, actor: ctx.actor, now: ctx.now }
    return requireChangedConversation(await markLost(accessScope.scope, lost))
  })

/** Closing a sale from its conversation, won or lost. */
export const dealProcedures = { deal, close, lose }
