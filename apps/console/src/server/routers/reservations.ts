import { siteForBooking } from '@forecourt/data/bookings/by-staff/bookingLocations'
import { answersOfCheckout } from '@forecourt/data/checkouts/answersOfCheckout'
import { listReservations, reservationFigures } from '@forecourt/data/reservations/listReservations'
import { actOnReservation, reservationPage } from '@forecourt/data/reservations/reservationPage'
import { reserveCar } from '@forecourt/data/reservations/reserveCar'
import { sendConfirmationAgain } from '@forecourt/data/reservations/sendAgain'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { reservationStates } from '@forecourt/rules/entities/reservationStates'
import { deskActionNames } from '@forecourt/rules/subscriptions/subscriptionSteps'
import { checkoutLinkPath } from '@forecourt/services/reservations/linkToken'
import { z } from 'zod'
import { type AccessScope, narrowScopes, permittedSites } from '../access/AccessScope'
import { findWithin, listWithin } from '../access/findWithin'
import type { Context } from '../Context'
import { CallProblem, notFound } from '../errors/CallProblem'
import { figuresInput } from '../figuresInput'
import { getOneInput, listInput } from '../listInput'
import { partInput } from '../partInput'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { findCar } from './stock/findCar'

/** Finds a reservation in the caller's scopes; one of another site or organisation is not found. */
const findReservation = async ({ accessScopes, now }: { accessScopes: readonly AccessScope[]; now: string }, id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => reservationPage(scope, { id, siteIds, now }))
  if (!found) throw notFound('reservation')
  return found
}

const input = listInput(['createdAt'], { q: z.string().max(100), state: z.enum(reservationStates), carId: z.string().max(100) })

const getList = procedure
  .permission('reservation.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) => listReservations(scope, part, siteIds))
    return { data: page.rows, total: page.total }
  })

/** A reservation, with the shopper's answers and the dealer's time zone. */
const getOne = procedure
  .permission('reservation.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record } = await findReservation(ctx, id)
    const { journeyId, siteId } = record
    const site = await publishedSite(ctx.db, siteId)
    const answers = site && journeyId ? await answersOfCheckout(ctx.db, site, journeyId, ctx.now) : []
    return { ...record, answers, timeZone: site?.config.identity.timeZone ?? null }
  })

/**
 * Completes a sale, extends or cancels a reservation, retries a refund or deposit, or records a refund made another way, or a check of a
 * subscription.
 */
const act = procedure
  .permission('reservation.manage')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      action: z.enum(deskActionNames),
      note: z.string().max(500).default(''),
      until: z.iso.datetime().optional(),
      part: partInput,
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { accessScope } = await findReservation(ctx, input.id)
    const result = await actOnReservation(accessScope.scope, { ...input, actor: ctx.actor, siteIds: accessScope.siteIds, now: ctx.now })
    if (!result.ok) throw result.reason === 'notFound' ? notFound('reservation') : new CallProblem('CONFLICT', result.message)
    return (await findReservation(ctx, input.id)).record
  })

/** The address where the shopper sees and cancels the reservation; null without one, or while the site isn't live. */
const link = procedure
  .permission('reservation.manage')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { journeyId, siteId } = (await findReservation(ctx, id)).record
    const site = await publishedSite(ctx.db, siteId)
    const host = site?.hosts[0]
    if (!site || !journeyId || !host) return { address: null }
    return { address: `${ctx.originOf(host)}${checkoutLinkPath(ctx.internalSecret, { ...site, id: journeyId })}` }
  })

/** Sends the shopper the confirmation of an active reservation again. */
const resend = procedure
  .permission('reservation.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope, siteIds } = (await findReservation(ctx, id)).accessScope
    const result = await sendConfirmationAgain(scope, { id, siteIds, actor: ctx.actor })
    if (!result.ok) throw result.reason === 'notFound' ? notFound('reservation') : new CallProblem('CONFLICT', result.message)
    return { id }
  })

/** The numbers of active reservations and of those that need an action, with the one that waits longest. */
const figures = procedure
  .permission('reservation.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => reservationFigures(scope, siteIds)))
    const sum = (of: 'live' | 'waiting') => parts.reduce((total, part) => total + part[of], 0)
    return { live: sum('live'), waiting: sum('waiting'), first: parts.find(({ first }) => first !== null)?.first ?? null }
  })

const id = z.string().min(1).max(100)

/** A car within the caller's stock, and the live site that a reservation by staff belongs to. */
const findCarToReserve = async (
  { db, accessScopes }: Pick<Context, 'db'> & { readonly accessScopes: readonly AccessScope[] },
  carId: string,
) => {
  const { accessScope, record: car } = await findCar(accessScopes, carId)
  const siteId = await siteForBooking(accessScope.scope, car)
  const site = siteId === null ? null : await publishedSite(db, siteId)
  if (!site) throw new CallProblem('CONFLICT', 'None of your live sites shows this car’s location. Publish a site first, then reserve it.')
  return { car, site }
}

const hourMs = 3_600_000

/** Until when a car is usually reserved, by the dealer's setting for reservations. */
const terms = procedure
  .permission('stock.sell')
  .input(getOneInput)
  .query(async ({ ctx, input }) => {
    const { car, site } = await findCarToReserve(ctx, input.id)
    const { checkout, identity } = site.config
    const until = new Date(Date.parse(ctx.now) + checkout.holdHours * hourMs).toISOString()
    return { organisationId: car.organisationId, until, timeZone: identity.timeZone }
  })

/** Reserves a car for a customer of the inbox, or for none yet, without a deposit (CAR-05). */
const reserve = procedure
  .permission('stock.sell')
  .input(z.object({ carId: id, conversationId: id.nullable(), until: z.iso.datetime(), key: z.string().min(8).max(100) }))
  .mutation(async ({ ctx, input }) => {
    const { car, site } = await findCarToReserve(ctx, input.carId)
    const result = await reserveCar(
      ctx.db.forOrganisation(car.organisationId),
      { ...input, carId: car.id },
      {
        ...{ site, actor: ctx.actor, now: ctx.now },
        conversationSites: permittedSites(ctx, 'lead.update', car.organisationId),
      },
    )
    if (!result.ok) throw new CallProblem('CONFLICT', result.message, { fields: { [result.field]: result.message } })
    return result.reservation
  })

export const reservationsRouter = router({ getList, getOne, link, terms, reserve, act, resend, figures })
