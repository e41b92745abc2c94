import { storePaymentPage } from '@forecourt/data/reservations/openPayment'
import { type PaymentRequest, readPaymentRequest } from '@forecourt/data/reservations/requests/listPaymentRequests'
import { paymentsOfRequest, payRequest } from '@forecourt/data/reservations/requests/payRequest'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { requestKinds, requestStateTexts } from '@forecourt/rules/reservations/requestMoney'
import { hasMainPhone } from '@forecourt/schema/switches/contactSwitches'
import { readBody } from '@forecourt/services/http/readBody'
import { parseLinkToken } from '@forecourt/services/reservations/linkToken'
import { refreshPayment } from '@forecourt/services/reservations/startPayment'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { escaped } from '../http/messageHtml'
import { plainPage, plainPagePolicy } from '../leads/plainPage'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteOrigin } from '../sites/siteOrigin'
import { paymentLimits } from './paymentLimits'
import { providers } from './providers'

const now = () => new Date().toISOString()

/** form-action also applies to redirects, here to the payment page. */
const policy = plainPagePolicy.replace("form-action 'self'", "form-action 'self' https://checkout.stripe.com")

const page = ({ published }: LiveSite, status: number, heading: string, body: string): Response =>
  new Response(plainPage({ heading, body }, published.config), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
    },
  })

const callUs = ({ published }: LiveSite): string => {
  const { phone } = published.config
  const { main } = phone
  return !hasMainPhone(phone)
    ? ''
    : `<p>Questions? Call <a style="white-space:nowrap" href="tel:${escaped(main.replace(/[^\d+]/g, ''))}">${escaped(main)}</a>.</p>`
}

const notFoundPage = (live: LiveSite) =>
  page(live, 404, 'We can’t find that payment', `<p>The link may be incomplete, or for another business.</p>${callUs(live)}`)

const findRequest = async ({ published }: LiveSite, token: string): Promise<PaymentRequest | null> => {
  const { organisationId } = published
  const id = parseLinkToken(env().INTERNAL_SECRET, { kind: 'payment', organisationId, token })
  return id === null ? null : readPaymentRequest(database().forOrganisation(organisationId), id)
}

const detailsHtml = ({ kind, invoiceNumber, carName, note, dueOn, reference, name }: PaymentRequest): string =>
  [
    ['For', [requestKinds[kind], invoiceNumber].filter((text) => text !== '').join(' ')],
    ['Car', carName ?? ''],
    ['Note', note],
    ['Requested from', name],
    ['Due', dueOn === null ? '' : (formatDate(dueOn) ?? '')],
    ['Reference', reference],
  ]
    .filter(([, value]) => value !== '')
    .map(
      ([label, value]) =>
        `<p style="margin:.35rem 0;overflow-wrap:anywhere"><span class="quiet">${label}</span><br><strong>${escaped(value ?? '')}</strong></p>`,
    )
    .join('')

/** Shows a payment request with a button to the payment page, or its final state (CHK-01). */
export async function showPaymentRequest(request: Request, live: LiveSite, token: string): Promise<Response> {
  const found = await findRequest(live, token)
  if (!found) return notFoundPage(live)
  // On return from payment, queries the provider instead of waiting for its webhook.
  if (new URL(request.url).searchParams.has('back') && found.state === 'open')
    for (const payment of await paymentsOfRequest(database(), found))
      await refreshPayment(database(), providers(), payment, now).catch(() => null)
  const paymentRequest = (await findRequest(live, token)) ?? found
  const amount = `${formatMoney(paymentRequest.amountCents)} ${paymentRequest.currency}`
  if (paymentRequest.state !== 'open')
    return page(
      live,
      200,
      requestStateTexts[paymentRequest.state].payer,
      `<p style="font-size:1.5rem;font-weight:700;margin:.5rem 0 1rem">${amount}</p>${detailsHtml(paymentRequest)}${callUs(live)}`,
    )
  const isProviderAway = new URL(request.url).searchParams.has('away')
  return page(
    live,
    200,
    `Pay ${formatMoney(paymentRequest.amountCents)}`,
    `${isProviderAway ? '<p class="problem" role="alert">We can’t reach the payment provider right now. Nothing has been paid. Please try again in a minute.</p>' : ''}
<p style="font-size:1.5rem;font-weight:700;margin:.5rem 0 1rem">${amount}</p>
${detailsHtml(paymentRequest)}
<form method="post"><button>Go to the payment page</button></form>
<p class="quiet">You’ll pay on our payment provider’s secure page. No surcharge is added.</p>
${callUs(live)}`,
  )
}

/** Creates the payment page and redirects to it (CHK-01). */
export async function receivePayment(request: Request, live: LiveSite, token: string): Promise<Response> {
  await readBody(request, 1024)
  const paymentRequest = await findRequest(live, token)
  if (!paymentRequest) return notFoundPage(live)
  const limit = await allowedByAll([() => paymentLimits.pagesPerNetwork().take(networkOfRequest(request))])
  const path = `/api/payment-requests/${token}`
  const redirect = (location: string) =>
    new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', 'content-security-policy': policy } })
  if (!limit.allowed) return redirect(`${path}?away=1`)
  const started = await payRequest(database(), { ...paymentRequest, now: now() })
  if (!started) return redirect(path)
  const { payment, account } = started
  if (payment.pageAddress !== null) return redirect(payment.pageAddress)
  const address = `${siteOrigin(live.published, env().SITE_ORIGIN_TEMPLATE)}${path}`
  try {
    const opened = await providers()[account.provider].open(account, {
      ...{ key: `payment:${payment.id}:pay`, amountCents: payment.amountCents, currency: payment.currency, collect: payment.collect },
      ...{
        title: [requestKinds[paymentRequest.kind], paymentRequest.invoiceNumber, paymentRequest.carName ?? '']
          .filter((text) => text !== '')
          .join(' '),
        email: paymentRequest.email,
      },
      ...{ returnAddress: `${address}?back=1`, backAddress: address, until: payment.pageUntil },
    })
    await storePaymentPage(database(), payment, { ...opened, now: now() })
    return redirect(opened.address)
  } catch (error) {
    console.error(error)
    return redirect(`${path}?away=1`)
  }
}
