import { book } from '@forecourt/data/bookings/book'
import { saveBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { bookableCars, bookingLocations, siteForBooking } from '@forecourt/data/bookings/by-staff/bookingLocations'
import { settingsEffect } from '@forecourt/data/bookings/by-staff/settingsEffect'
import { staffTimes } from '@forecourt/data/bookings/by-staff/staffTimes'
import { undoBookingChange } from '@forecourt/data/bookings/by-staff/undoBookingChange'
import { changeBookingState, moveBooking } from '@forecourt/data/bookings/changeBookingState'
import { blockTime, listBookings, unblockTime } from '@forecourt/data/bookings/listBookings'
import { organisationCountry } from '@forecourt/data/organisations/organisationCountry'
import { bookingStateName, isHeld, isOngoing, nextBookingStates } from '@forecourt/rules/bookings/Booking'
import { bookingMessage, bookingTime } from '@forecourt/rules/bookings/bookingMessage'
import { withCarNumber } from '@forecourt/rules/car/withCarNumber'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import { storedTime } from '@forecourt/rules/dates/parseTime'
import { formatMoment, zoneName } from '@forecourt/rules/format/formatDate'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { internationalPhone } from '@forecourt/rules/phone/writtenPhone'
import { csvText } from '@forecourt/rules/text/csvText'
import { z } from 'zod'
import { grantedScopes, narrowScopes } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { blockedTimes, bookingDays } from '../bookings/bookingDays'
import { daysInput, kind, localTime, localTimeInput, recordId, settingsInput } from '../bookings/bookingInput'
import { calendarBlock, calendarBooking, requireChangedBooking } from '../bookings/calendarBooking'
import { findBooking, findBookingLocation } from '../bookings/findBooking'
import { CallProblem, notFound } from '../errors/CallProblem'
import { figuresInput } from '../figuresInput'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Locations with their booking settings, and the numbers of bookings today and of unanswered ones. */
const locations = procedure
  .permission('booking.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => bookingLocations(scope, { siteIds, now: ctx.now })))
    return parts.flat()
  })

/** Bookings, blocked times and hours of a location's days. */
const range = procedure
  .permission('booking.read')
  .input(daysInput)
  .query(async ({ ctx, input }) => {
    const { location, bookings, blocks, open } = await bookingDays(ctx.accessScopes, input)
    return { timeZone: location.timeZone, now: ctx.now, bookings: bookings.map(calendarBooking), blocks: blocks.map(calendarBlock), open }
  })

/** One booking: customer, time, kind, allowed actions and history. */
const getOne = procedure
  .permission('booking.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { booking, location, siteName, conversationId, car, events } = (await findBooking(ctx.accessScopes, id)).record
    return {
      ...booking,
      locationName: location.name,
      timeZone: location.timeZone,
      siteName,
      conversationId,
      car,
      events,
      next: nextBookingStates(booking, ctx.now),
    }
  })

/** Free times of a day for a booking by staff, the first one from that day on, and the conflicts of a chosen time. */
const free = procedure
  .permission('booking.read')
  .input(localTimeInput.extend({ locationId: recordId, kind, carId: recordId.nullable(), except: recordId.nullable() }))
  .query(async ({ ctx, input: { except, ...request } }) => {
    const found = await findWithin(ctx.accessScopes, (scope, { siteIds }) =>
      staffTimes(scope, { ...request, ...(except !== null && { movingId: except }), siteIds, now: ctx.now }),
    )
    if (!found) throw notFound('location')
    const { timeZone, free: minutes, next, problem } = found.record
    return {
      zone: `${zoneName(timeZone)} time`,
      free: minutes,
      next,
      problem: problem?.message ?? null,
      mayOverride: problem?.mayOverride ?? false,
    }
  })

/** Searches a location's cars for a test drive. */
const cars = procedure
  .permission('booking.read')
  .input(z.object({ locationId: recordId, q: z.string().max(100).default('') }))
  .query(async ({ ctx, input }) => {
    const found = await findWithin(ctx.accessScopes, (scope, { siteIds }) => bookableCars(scope, { ...input, siteIds }))
    if (!found) throw notFound('location')
    return found.record.map(({ id, name, stockNumber }) => ({ id, name: `${name} · ${stockNumber}` }))
  })

/** The bookings within a time to block. */
const within = procedure
  .permission('booking.read')
  .input(z.object({ locationId: recordId, kind: kind.nullable(), carId: recordId.nullable(), from: localTimeInput, until: localTimeInput }))
  .query(async ({ ctx, input: { locationId, kind: bookingKind, carId, ...times } }) => {
    const { record, accessScope } = await findBookingLocation(ctx.accessScopes, locationId)
    const { timeZone } = record.location
    const { startsAt, endsAt } = blockedTimes(times, timeZone)
    if (startsAt >= endsAt) return []
    const { bookings } = await listBookings(accessScope.scope, {
      locationId,
      ...(bookingKind && { kind: bookingKind }),
      from: startsAt,
      until: endsAt,
      siteIds: accessScope.siteIds,
    })
    return bookings
      .filter((booking) => isHeld(booking) && (carId === null || booking.carId === carId))
      .map(({ id, name, lastName, startsAt: at }) => ({
        id,
        description: `${name} ${lastName}`.trim().concat(`, ${formatMoment(at, timeZone, ctx.now)}`),
      }))
  })

const reasonInput = z.string().max(300).default('')

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirmed'), reason: reasonInput }),
  z.object({ kind: z.literal('cancelled'), reason: reasonInput }),
  z.object({ kind: z.literal('moved'), to: localTimeInput }),
])

/** The message that the shopper would get after a change of their booking, and its channel; or why there is none. */
const message = procedure
  .permission('booking.read')
  .input(z.object({ id: recordId, action }))
  .query(async ({ ctx, input: { id, action: staffAction } }) => {
    const { booking, location, siteName } = (await findBooking(ctx.accessScopes, id)).record
    const noMessage = (reason: string) => ({ to: null, why: reason })
    if (booking.email === '') return noMessage('They left no email address, so no message is sent. Give them a call.')
    if (siteName === null) return noMessage('It was booked without a confirmation, so no message is sent.')
    if (!isOngoing(booking)) return noMessage('The booking is over, so no message is sent.')
    const startsAt =
      staffAction.kind === 'moved'
        ? instantInZone(staffAction.to.date, staffAction.to.minutes, location.timeZone).instant
        : booking.startsAt
    const reason = staffAction.kind === 'moved' ? '' : staffAction.reason
    // A booking moved by dealer staff counts as answered and no longer lapses.
    const stateAfterAction = booking.state === 'lapsed' ? 'requested' : booking.state
    const notice = {
      ...booking,
      state: stateAfterAction,
      startsAt,
      heldUntil: null,
      details: { ...booking.details, ...(reason && { reason }) },
    }
    const { subject, introduction } = bookingMessage({ booking: notice, location }, staffAction.kind)
    const { street, city, state, postcode } = location.address
    const facts = [`When: ${bookingTime(notice, location.timeZone)}`, `Where: ${location.name}, ${street}, ${city} ${state} ${postcode}`]
    return {
      to: booking.email,
      subject,
      text: [introduction, '', ...facts, '', 'With a button to move or cancel it, and a calendar entry.'].join('\n'),
    }
  })

const text = (max: number) => z.string().trim().max(max).default('')

/** Creates a booking for staff: without minimum notice, and despite conflicts if a reason is given. */
const create = procedure
  .permission('booking.update')
  .input(
    z.object({
      locationId: recordId,
      kind,
      at: localTimeInput,
      carId: recordId.nullable(),
      carName: text(200),
      name: z.string().trim().min(1, 'Enter a name.').max(120),
      lastName: text(120),
      email: z.union([z.literal(''), z.email('Enter an email address.').max(254)]).default(''),
      phone: text(40),
      message: text(1000),
      /** Why it is booked despite a conflict. */
      reason: text(200),
      /** Whether the customer gets a confirmation. */
      notifies: z.boolean().default(true),
      key: z.string().min(8).max(100),
    }),
  )
  .mutation(async ({ ctx, input: { at, carName, message, reason, notifies, key, ...request } }) => {
    const { record, accessScope } = await findBookingLocation(ctx.accessScopes, request.locationId)
    const { organisationId } = record.location
    const country = await accessScope.scope.transaction((tx) => organisationCountry(tx, organisationId))
    const result = await book(accessScope.scope, {
      ...request,
      // As the phones of enquiries, so that the booking joins the person's conversation.
      phone: internationalPhone(request.phone, country) ?? request.phone,
      local: localTime(at),
      carName: carName || null,
      details: message ? { message } : {},
      siteId: notifies ? await siteForBooking(accessScope.scope, { organisationId, locationId: request.locationId }) : null,
      idempotencyKey: `staff ${key}`,
      now: ctx.now,
      siteIds: accessScope.siteIds,
      actor: ctx.actor,
      byDealer: { reason },
    })
    return requireChangedBooking(result)
  })

/** Moves a booking; the customer is notified after a delay. */
const move = procedure
  .permission('booking.update')
  .input(z.object({ id: recordId, to: localTimeInput, reason: z.string().trim().max(200).default(''), expectedRevision: z.number().int() }))
  .mutation(async ({ ctx, input: { id, to, reason, expectedRevision } }) => {
    const { accessScope } = await findBooking(ctx.accessScopes, id)
    return requireChangedBooking(
      await moveBooking(accessScope.scope, {
        ...{ id, reason, expectedRevision, actor: ctx.actor, now: ctx.now, siteIds: accessScope.siteIds },
        local: localTime(to),
        by: 'dealer',
      }),
    )
  })

/** Confirms or cancels a booking, or records attendance. */
const transition = procedure
  .permission('booking.update')
  .input(
    z.object({
      id: recordId,
      to: z.enum(['confirmed', 'completed', 'cancelled', 'no_show']),
      reason: z.string().trim().max(300).default(''),
      expectedRevision: z.number().int(),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { accessScope } = await findBooking(ctx.accessScopes, input.id)
    return requireChangedBooking(
      await changeBookingState(accessScope.scope, { ...input, by: 'dealer', actor: ctx.actor, now: ctx.now, siteIds: accessScope.siteIds }),
    )
  })

/** Undoes the last action on a booking. */
const undo = procedure
  .permission('booking.update')
  .input(z.object({ id: recordId, expectedRevision: z.number().int() }))
  .mutation(async ({ ctx, input }) => {
    const { accessScope } = await findBooking(ctx.accessScopes, input.id)
    return requireChangedBooking(
      await undoBookingChange(accessScope.scope, { ...input, actor: ctx.actor, now: ctx.now, siteIds: accessScope.siteIds }),
    )
  })

/** Blocks time of a location, of one kind there, or of one car. Existing bookings stay. */
const block = procedure
  .permission('booking.update')
  .input(
    z.object({
      locationId: recordId,
      kind: kind.nullable(),
      carId: recordId.nullable(),
      from: localTimeInput,
      until: localTimeInput,
      reason: z.string().max(200).default(''),
      key: z.string().min(8).max(100),
    }),
  )
  .mutation(async ({ ctx, input: { locationId, kind: bookingKind, carId, from, until, reason, key } }) => {
    const { record, accessScope } = await findBookingLocation(ctx.accessScopes, locationId)
    const result = await blockTime(accessScope.scope, {
      ...{ locationId, kind: bookingKind, carId, reason },
      ...blockedTimes({ from, until }, record.location.timeZone),
      idempotencyKey: key,
      siteIds: accessScope.siteIds,
      actor: ctx.actor,
    })
    if (!result.ok) throw result.reason === 'notFound' ? notFound('car') : new CallProblem('BAD_REQUEST', result.message)
    return { id: result.block.id }
  })

/** Removes a blocked time. */
const unblock = procedure
  .permission('booking.update')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const found = await findWithin(ctx.accessScopes, async (scope, { siteIds }) =>
      (await unblockTime(scope, { id, siteIds, actor: ctx.actor })).ok ? { id } : null,
    )
    if (!found) throw notFound('blocked time')
    return found.record
  })

/** The booking settings of a location, by kind. */
const settings = procedure
  .permission('booking.settings')
  .input(z.object({ locationId: recordId }))
  .query(async ({ ctx, input: { locationId } }) => {
    const { location, kinds } = (await findBookingLocation(ctx.accessScopes, locationId)).record
    return { location: { id: location.id, name: location.name, timeZone: location.timeZone, state: location.address.state }, kinds }
  })

/** Saves the booking settings of a location; effective at once. */
const saveSettings = procedure
  .permission('booking.settings')
  .input(z.object({ locationId: recordId, kind, settings: settingsInput, expectedRevision: z.number().int() }))
  .mutation(async ({ ctx, input }) => {
    const { accessScope } = await findBookingLocation(ctx.accessScopes, input.locationId)
    const result = await saveBookingSettings(accessScope.scope, { ...input, siteIds: accessScope.siteIds, actor: ctx.actor })
    if (result.ok) return result.saved
    if (result.reason === 'notFound') throw notFound('location')
    if (result.reason === 'conflict') throw new CallProblem('CONFLICT', result.message)
    throw new CallProblem('BAD_REQUEST', Object.values(result.problems)[0] ?? 'This can’t be booked.', { fields: result.problems })
  })

const maxNamedBookings = 50

/**
 * Previews settings: the free times of the next two weeks, and bookings that no longer fit. Names of shoppers only with permission to read
 * bookings.
 */
const trySettings = procedure
  .permission('booking.settings')
  .input(z.object({ locationId: recordId, kind, settings: settingsInput }))
  .query(async ({ ctx, input }) => {
    const found = await findWithin(ctx.accessScopes, (scope, { siteIds }) => settingsEffect(scope, { ...input, siteIds, now: ctx.now }))
    if (!found) throw notFound('location')
    const { timeZone, problems, slots, outside } = found.record
    const mayReadNames = grantedScopes(ctx.db, ctx.session, 'booking.read').some(
      (accessScope) => accessScope.organisationId === null || accessScope.organisationId === found.accessScope.organisationId,
    )
    return {
      problems,
      slots: slots.map(({ local }) => local),
      outsideCount: outside.length,
      outside: outside.slice(0, maxNamedBookings).map(({ booking, why }) => ({
        id: booking.id,
        who: mayReadNames ? [booking.name, booking.lastName].filter(Boolean).join(' ') : null,
        when: formatMoment(booking.startsAt, timeZone, ctx.now),
        why,
      })),
    }
  })

const headings = ['Date', 'From', 'Until', 'Type', 'Status', 'First name', 'Last name', 'Phone', 'Email', 'Car', 'Licence', 'Note']

/** The bookings of some days as CSV, in the location's local time. */
const exportCsv = procedure
  .permission('booking.read')
  .input(daysInput)
  .query(async ({ ctx, input }) => {
    const { location, bookings } = await bookingDays(ctx.accessScopes, input)
    const rows = bookings.map(({ startsAt, endsAt, heldUntil, kind, state, name, lastName, phone, email, carName, carNumber, details }) => {
      const [from, until] = [momentInZone(startsAt, location.timeZone), momentInZone(endsAt, location.timeZone)]
      const licence = [details.licenceClass, details.licenceExpiry].filter(Boolean).join(' until ')
      return [
        ...[from.date, storedTime(from.minutes), storedTime(until.minutes), leadForms[kind].name, bookingStateName({ state, heldUntil })],
        ...[name, lastName, phone, email, withCarNumber(carName, carNumber), licence, details.message ?? ''],
      ]
    })
    return { fileName: `bookings-${location.slug}-${input.from}.csv`, text: csvText(headings, rows) }
  })

export const bookingsRouter = router({
  locations,
  range,
  getOne,
  free,
  cars,
  within,
  message,
  create,
  move,
  transition,
  undo,
  block,
  unblock,
  settings,
  saveSettings,
  trySettings,
  exportCsv,
})
