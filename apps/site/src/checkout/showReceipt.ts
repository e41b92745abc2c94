import { receiptOfCheckout } from '@forecourt/data/checkouts/receiptOfCheckout'
import { depositReceipt } from '@forecourt/services/reservations/depositReceipt'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { documentWriters } from '../documents/documentWriters'
import { answer } from '../http/answer'
import { allowedByAll } from '../leads/allowedByAll'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { checkoutLimits } from './checkoutLimits'
import { foundJourney } from './foundJourney'

/** The receipt of a deposit as a PDF, for whoever has the journey's link (CHK-04). */
export async function showReceipt(request: Request, live: LiveSite): Promise<Response> {
  const limit = await allowedByAll([() => checkoutLimits.receiptsFrom().take(networkOfRequest(request))])
  if (!limit.allowed) return answer({ message: 'Please wait a few minutes.' }, 429)
  const found = await foundJourney(live, new URL(request.url).searchParams.get('journey'))
  const paid = found && (await receiptOfCheckout(database(), live.published, found.journey))
  if (!paid) return answer({ message: 'There is no receipt at this address.' }, 404)
  const bytes = await documentWriters().factPaper(depositReceipt({ ...paid, site: live.published, now: new Date().toISOString() }))
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
