import { receiptOfCheckout } from '@forecourt/data/checkouts/receiptOfCheckout'
import { reservedPrice } from '@forecourt/data/checkouts/reservedPrice'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { depositReceipt } from '@forecourt/services/reservations/depositReceipt'
import { foundJourney } from '../accounts/foundJourney'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { documentWriters } from '../documents/documentWriters'
import { allowedByAll } from '../http/allowedByAll'
import { messageHtml, messagePolicy } from '../http/messageHtml'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { checkoutLimits } from './checkoutLimits'

/** Why there is no receipt, for a person: it is opened from a page or a mail, by a browser. */
const without = (status: 404 | 429 | 503, heading: string, text: string): Response =>
  new Response(messageHtml(heading, text), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': messagePolicy },
  })

async function receiptFor(request: Request, live: LiveSite): Promise<Response> {
  const found = await foundJourney(live, new URL(request.url).searchParams.get('journey'))
  const paid = found && (await receiptOfCheckout(database(), live.published, found.journey))
  if (!paid) return without(404, 'There is no receipt at this address', 'A receipt is here once a deposit was paid.')
  const price = await reservedPrice(database(), live.published, paid.reservation)
  const bytes = await documentWriters().factPaper(depositReceipt({ ...paid, price, site: live.published, now: new Date().toISOString() }))
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

/** The receipt of a deposit as a PDF, for whoever has the journey's link (CHK-04). */
export async function showReceipt(request: Request, live: LiveSite): Promise<Response> {
  const limit = await allowedByAll([() => checkoutLimits.receiptsFrom().take(networkOfRequest(request))])
  if (!limit.allowed) return without(429, 'Please wait a few minutes', 'The receipt was asked for many times in a short while.')
  try {
    return await receiptFor(request, live)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    console.error(error)
    return without(503, 'We can’t look up the receipt this minute', 'Nothing is lost: please try again in a few minutes.')
  }
}
