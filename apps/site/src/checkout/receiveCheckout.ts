import { receiptOfCheckout } from '@forecourt/data/checkouts/receiptOfCheckout'
import { reservedPrice } from '@forecourt/data/checkouts/reservedPrice'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { readBody } from '@forecourt/services/http/readBody'
import { depositReceipt } from '@forecourt/services/reservations/depositReceipt'
import { findJourney } from '../accounts/findJourney'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { documentWriters } from '../documents/documentWriters'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { jsonResponse, redirectAfterPost } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import { messageHtml, messagePolicy } from '../http/messageHtml'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteOrigin } from '../sites/siteOrigin'
import {
  agreeToPrice,
  type CheckoutRequest,
  checkoutLimits,
  confirmAddress,
  pay,
  releaseHold,
  sendStep,
  takesJourneys,
  watchHeldCar,
} from './checkoutActions'

/** Error page for a missing receipt. */
const errorPage = (status: 404 | 429 | 503, heading: string, text: string): Response =>
  new Response(messageHtml(heading, text), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': messagePolicy },
  })

async function receiptFor(request: Request, live: LiveSite): Promise<Response> {
  const found = await findJourney(live, new URL(request.url).searchParams.get('journey'))
  const paid = found && (await receiptOfCheckout(database(), live.published, found.journey))
  if (!paid) return errorPage(404, 'We can’t find that receipt', 'You’ll find a receipt here once a deposit has been paid.')
  const price = await reservedPrice(database(), live.published, paid.reservation)
  const bytes = await documentWriters().factDocument(
    depositReceipt({ ...paid, price, site: live.published, now: new Date().toISOString() }),
  )
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${paid.reservation.reference.replace(/[^\w-]/g, '')}.pdf"`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  })
}

/** Serves the receipt of a deposit as a PDF, by the journey's link (CHK-04). */
export async function showReceipt(request: Request, live: LiveSite): Promise<Response> {
  const limit = await allowedByAll([() => checkoutLimits.receiptsPerNetwork().take(networkOfRequest(request))])
  if (!limit.allowed) return errorPage(429, 'Please wait a few minutes', 'This receipt has been opened too many times in a row.')
  try {
    return await receiptFor(request, live)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    console.error(error)
    return errorPage(503, 'We can’t look up the receipt right now', 'Your payment is safe. Please try again in a few minutes.')
  }
}

const actions: { readonly [action: string]: (request: CheckoutRequest) => Promise<Response> } = {
  step: sendStep,
  pay,
  price: agreeToPrice,
  release: releaseHold,
  confirm: confirmAddress,
  watch: watchHeldCar,
}

/** Bytes. */
const maxFormBytes = 8 * 1024

/** Redirect after a failure: to the journey's page, or else the car's. */
function redirectWithProblem(problem: 'wait' | 'away', { form }: Pick<CheckoutRequest, 'form'>): Response {
  const token = form.get('journey') ?? ''
  if (/^[\w.-]{1,120}$/.test(token)) return redirectAfterPost(`/checkout-journey?${new URLSearchParams({ journey: token, problem })}`)
  return redirectAfterPost(`/checkout-journey?${new URLSearchParams({ car_id: (form.get('car') ?? '').slice(0, 200), problem })}`)
}

/** Handles a checkout form posted from the site itself (RTE-05, RTE-06). Always redirects. */
export async function receiveCheckout(request: Request, live: LiveSite, action: string): Promise<Response> {
  const handle = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!handle) return jsonResponse({ message: 'There’s nothing at this address.' }, 404)
  if (isCrossOrigin(request)) return jsonResponse({ message: 'This form wasn’t sent from this site.' }, 403)
  const body = await readBody(request, maxFormBytes)
  if (body === null) return jsonResponse({ message: 'That’s too much text for one form.' }, 413)
  const sent: CheckoutRequest = {
    live,
    form: new URLSearchParams(body),
    cookies: request.headers.get('cookie'),
    network: networkOfRequest(request),
    origin: siteOrigin(live.published, env().SITE_ORIGIN_TEMPLATE),
    userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
    now: new Date().toISOString(),
  }
  // Journeys started before the site stopped taking deposits can still be cancelled.
  const isOpen = takesJourneys(sent) || (action === 'release' && (await findJourney(live, sent.form.get('journey'))) !== null)
  if (!isOpen) return jsonResponse({ message: 'There’s nothing at this address.' }, 404)
  const limit = await allowedByAll([() => checkoutLimits.stepsPerNetwork().take(sent.network)])
  if (!limit.allowed) return redirectWithProblem('wait', sent)
  try {
    return await handle(sent)
  } catch (error) {
    console.error(error)
    return redirectWithProblem('away', sent)
  }
}
