import { createHash } from 'node:crypto'
import { createPaymentRequest } from '@forecourt/data/reservations/requests/createPaymentRequest'
import { hasAccounts, signInHref } from '@forecourt/rules/accounts/hasAccounts'
import { onlinePaymentFields, parseOnlinePayment } from '@forecourt/rules/reservations/online/onlinePayment'
import { paymentLinkPath } from '@forecourt/services/reservations/linkToken'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { signedInShopper } from '../accounts/signedInShopper'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { redirectAfterPost } from '../http/HttpResponse'
import { blockPage, findBlockForm, plainBlockForm } from '../leads/plainBlockForm'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { paymentLimits } from './paymentLimits'

/** Characters of an ISO time up to its hour. */
const hourLength = 13

/** The same payment within an hour is one, so that a double click doesn't pay twice. */
const creationKey = (parts: readonly (string | number | null)[], now: string): string =>
  createHash('sha256')
    .update(JSON.stringify([...parts, now.slice(0, hourLength)]))
    .digest('base64url')

/** Accepts a payment that a signed-in shopper initiates, and redirects to the payment page (RTE-21, AUTH-05). */
export async function receiveOnlinePayment(request: Request, live: LiveSite): Promise<Response> {
  const form = await findBlockForm(request, live, 'payment')
  if (form instanceof Response) return form
  const { page, block, at, sent } = form
  const { organisationId, siteId, config } = live.published
  const shopper = await signedInShopper(live, request.headers.get('cookie'))
  if (!shopper) return redirectAfterPost(hasAccounts(config) ? signInHref('online-payment', { redirect: page.path, back: '/' }) : page.path)
  const site = await live.siteData()
  const read = parseOnlinePayment(sent, block, site)
  if (!read.ok) {
    const fields = onlinePaymentFields(block, site)
    const submitLabel = block.buttonLabel.trim() || 'Continue to payment'
    return blockPage(live, 400, plainBlockForm({ action: '/api/online-payment', at, fields, sent, submitLabel }, read.faults))
  }
  const limit = await allowedByAll([() => paymentLimits.paymentsPerNetwork().take(networkOfRequest(request))])
  if (!limit.allowed || sent('website') !== '')
    return blockPage(live, 429, {
      heading: 'Please wait a while',
      body: '<p>That’s a lot of payments at once. Please try again in an hour.</p>',
    })
  const { amountCents, reference, kind, locationId, name } = read.payment
  const now = new Date().toISOString()
  const result = await createPaymentRequest(database().forOrganisation(organisationId), {
    ...{ organisationId, siteId, country: config.identity.country, locationId, carId: null, kind, amountCents, name },
    ...{ actor: { userId: null, name: 'On the site' }, byPayer: true, invoiceNumber: reference, note: '', dueOn: null, now },
    ...{ email: shopper.email ?? '', mobile: shopper.mobile ?? '' },
    key: creationKey([shopper.id, siteId, amountCents, reference, kind, locationId], now),
  })
  if (!result.ok)
    return blockPage(live, 503, {
      heading: 'We can’t take payments online right now',
      body: '<p>Nothing has been paid. Please call us and we’ll find another way.</p>',
    })
  const { id } = result.request
  return redirectAfterPost(paymentLinkPath(env().INTERNAL_SECRET, { organisationId, id }))
}
