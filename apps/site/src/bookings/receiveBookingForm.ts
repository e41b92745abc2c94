import { type BookingChangeResult, cancelBooking, moveBooking } from '@forecourt/data/bookings/changeBookingState'
import { confirmHold } from '@forecourt/data/bookings/lapseBookings'
import { dealerAddresses } from '@forecourt/data/leads/leadOutbox'
import type { BookingDone } from '@forecourt/rules/bookings/BookingPage'
import { isMessageToken, parseBookingToken } from '@forecourt/services/bookings/bookingToken'
import { readBody } from '@forecourt/services/http/readBody'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { jsonResponse, redirectAfterPost } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { bookingLimits } from './bookingLimits'

const actions = ['keep', 'move', 'cancel'] as const
type Action = (typeof actions)[number]

/** Bytes. */
const maxFormBytes = 4 * 1024

const shopperActor = { userId: null, name: 'A shopper' }

const resultMessage = (action: Exclude<Action, 'keep'>, result: BookingChangeResult): BookingDone => {
  if (result.ok) return action === 'move' ? 'moved' : 'cancelled'
  return result.reason === 'over' || result.reason === 'notFound' ? 'over' : 'taken'
}

/**
 * Confirms, moves or cancels a booking by its link (ENQ-24), posted from its page; always redirects back. Confirming or moving through a
 * message's link prevents it from lapsing.
 */
export async function receiveBookingForm(request: Request, live: LiveSite, actionName: string): Promise<Response> {
  const action = actions.find((one) => one === actionName)
  if (!action) return jsonResponse({ message: 'There’s nothing at this address.' }, 404)
  if (isCrossOrigin(request)) return jsonResponse({ message: 'This form wasn’t sent from this site.' }, 403)
  const body = await readBody(request, maxFormBytes)
  if (body === null) return jsonResponse({ message: 'That’s too much text for one form.' }, 413)
  const form = new URLSearchParams(body)
  const { organisationId, siteId, config } = live.published
  const link = { token: form.get('token') ?? '', organisationId }
  const bookingId = parseBookingToken(env().INTERNAL_SECRET, link)
  if (bookingId === null) return redirectAfterPost('/booking')
  const redirectBack = (done?: BookingDone) =>
    redirectAfterPost(`/booking?${new URLSearchParams({ token: link.token, ...(done && { done }) })}`)
  try {
    const limit = await allowedByAll([() => bookingLimits.bookingChangesPerNetwork().take(networkOfRequest(request))])
    if (!limit.allowed) return redirectBack('wait')
    const scope = database().forOrganisation(organisationId)
    const now = new Date().toISOString()
    const provesMailbox = action !== 'cancel' && isMessageToken(env().INTERNAL_SECRET, link)
    const isHeld = provesMailbox && (await confirmHold(scope, organisationId, bookingId, now))
    if (action === 'keep') return redirectBack(isHeld ? 'kept' : undefined)
    const change = {
      id: bookingId,
      by: 'shopper',
      actor: shopperActor,
      siteIds: [siteId],
      dealer: (locationEmail: string | null) => dealerAddresses(config, locationEmail),
      now,
    } as const
    const result =
      action === 'move'
        ? await moveBooking(scope, { ...change, local: (form.get('time') ?? '').slice(0, 16) })
        : await cancelBooking(scope, { ...change, reason: (form.get('reason') ?? '').slice(0, 300) })
    return redirectBack(resultMessage(action, result))
  } catch (error) {
    console.error(error)
    return redirectBack('away')
  }
}
