import type { Database } from '@forecourt/data/createDatabase'
import { type PaymentRequest, readPaymentRequest } from '@forecourt/data/reservations/requests/listPaymentRequests'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSites'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type RequestState, requestKinds, requestStates, requestStateTexts } from '@forecourt/rules/reservations/requestMoney'
import { legalName } from '@forecourt/rules/sites/SiteData'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import { paymentMail } from '../../mail/templates/paymentMail'
import { paymentLinkPath } from '../../reservations/linkToken'
import type { Sms } from '../../sms/gatewaySms'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageAddresses, MessageWriters } from './MessageWriter'
import { textedNumber } from './textedNumber'

const payload = z.object({
  paymentRequestId: z.string().min(1),
  to: z.array(z.email()).min(1),
  state: z.enum(requestStates).optional(),
  second: z.enum(['returning', 'stuck']).optional(),
  part: z.object({ part: z.enum(['returned', 'failed']), cents: z.number().int() }).optional(),
})
const smsPayload = z.object({ paymentRequestId: z.string().min(1), to: textedNumber })

type Addresses = Pick<MessageAddresses, 'originTemplate' | 'consoleUrl' | 'shopperSecret'>

interface MailFacts {
  readonly site: PublishedSite
  readonly request: PaymentRequest
  readonly siteAddress: string
  readonly payAddress: string
}

const mailFacts = async (
  db: Database,
  message: ClaimedMessage,
  id: string,
  { originTemplate, shopperSecret }: Addresses,
): Promise<MailFacts> => {
  const site = message.siteId === null ? null : await publishedSite(db, message.siteId)
  const request = await readPaymentRequest(db.platform, id)
  if (!site || !request) throw new Error('Its site is not published, or the payment request no longer exists')
  const siteAddress = originTemplate.replace('{host}', site.hosts[0] ?? '')
  return { site, request, siteAddress, payAddress: `${siteAddress}${paymentLinkPath(shopperSecret, { ...site, id })}` }
}

const paymentFacts = ({ reference, amountCents, currency, kind, invoiceNumber, carName, dueOn, note }: PaymentRequest) =>
  [
    { label: 'Amount', value: `${formatMoney(amountCents)} ${currency}` },
    { label: 'For', value: [requestKinds[kind], invoiceNumber].filter((text) => text !== '').join(' ') },
    { label: 'Car', value: carName ?? '' },
    { label: 'Note', value: note },
    { label: 'Due', value: dueOn === null ? '' : (formatDate(dueOn) ?? '') },
    { label: 'Reference', value: reference },
  ].filter(({ value }) => value !== '')

const requestTexts = ({ site, request }: MailFacts) => ({
  subject: `Payment request from ${site.config.identity.name}: ${formatMoney(request.amountCents)}`,
  heading: `Pay ${formatMoney(request.amountCents)} online`,
  paragraphs: [
    `${request.name}, ${site.config.identity.name} has sent you a payment request. You’ll pay on their payment provider’s secure page. No surcharge is added.`,
  ],
})

const resultTexts = ({ request }: MailFacts, state: RequestState) => ({
  subject: `${requestStateTexts[state].staff}: ${formatMoney(request.amountCents)}, reference ${request.reference}`,
  heading: requestStateTexts[state].payer,
  paragraphs: [
    state === 'paid'
      ? `We’ve received the ${formatMoney(request.amountCents)} payment from ${request.name}. Please keep this as a receipt.`
      : `This is about the ${formatMoney(request.amountCents)} payment from ${request.name}.`,
  ],
})

const secondPaymentTexts = {
  returning: {
    title: 'Paid twice',
    heading: 'Your second payment is on its way back',
    text: 'It was already paid, so the second payment will go back to the card it came from.',
  },
  stuck: {
    title: 'Paid twice, refund failed',
    heading: 'We couldn’t return your second payment to the card',
    text: 'It was already paid, and the bank didn’t accept the refund of the second payment. It will be returned another way.',
  },
} as const

const paidTwice = ({ request }: MailFacts, second: keyof typeof secondPaymentTexts) => {
  const { title, heading, text } = secondPaymentTexts[second]
  const amount = formatMoney(request.amountCents)
  return {
    subject: `${title}: ${amount}, reference ${request.reference}`,
    heading,
    paragraphs: [`We’ve received a second ${amount} payment from ${request.name}. ${text}`],
  }
}

const partlyRefunded = (
  { site, request }: MailFacts,
  { part, cents }: { readonly part: 'returned' | 'failed'; readonly cents: number },
) => {
  const [amount, whole] = [formatMoney(cents), formatMoney(request.amountCents)]
  return part === 'returned'
    ? {
        subject: `Refunded: ${amount} of ${whole}, reference ${request.reference}`,
        heading: 'Part of your payment has been returned',
        paragraphs: [
          `${site.config.identity.name} has returned ${amount} of the ${whole} payment from ${request.name} to the card used. It can take up to 10 days to appear.`,
        ],
      }
    : {
        subject: `Partial refund failed: ${amount} of ${whole}, reference ${request.reference}`,
        heading: 'A partial refund failed',
        paragraphs: [
          `${amount} of the ${whole} payment from ${request.name} couldn’t be refunded to the card. You still hold it: try again, or return it another way.`,
        ],
      }
}

/** Mail with a payment link to the payer, or its result to the payer and the dealership (CHK-01). */
export async function writePaymentRequestMail(db: Database, message: ClaimedMessage, addresses: Addresses): Promise<Mail> {
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error('It does not say which payment it is about')
  const { paymentRequestId, to, state, second, part } = parsed.data
  const facts = await mailFacts(db, message, paymentRequestId, addresses)
  const { identity, theme, phone } = facts.site.config
  const isRequest = message.kind === 'payment.request'
  const aboutPart = part ? partlyRefunded(facts, part) : null
  const news = aboutPart ?? (second ? paidTwice(facts, second) : resultTexts(facts, state ?? facts.request.state))
  const texts = isRequest ? requestTexts(facts) : news
  const content = await paymentMail({
    ...{ siteName: identity.name, brandColour: theme.brandColour, siteAddress: facts.siteAddress, ...texts },
    ...{ facts: paymentFacts(facts.request), cars: [] },
    button: { label: isRequest ? 'View and pay' : 'View the payment', address: facts.payAddress },
    closing: [legalName(identity), phone.main, identity.email].filter((text) => text !== '').join(', '),
  })
  return { to, fromName: identity.name, replyTo: identity.email || undefined, ...content }
}

/** Payment link as a text message (CHK-01). */
export async function writePaymentRequestSms(db: Database, message: ClaimedMessage, addresses: Addresses): Promise<Sms> {
  const { paymentRequestId, to } = smsPayload.parse(message.payload)
  const { site, request, payAddress } = await mailFacts(db, message, paymentRequestId, addresses)
  return {
    to: to[0],
    text: `${site.config.identity.name}: you have a payment request for ${formatMoney(request.amountCents)}. View and pay: ${payAddress}`,
  }
}

/** Payment links and their results. */
export const paymentMessages: Pick<MessageWriters, 'payment.request' | 'payment.requestBySms' | 'payment.paid'> = {
  'payment.request': { mail: writePaymentRequestMail },
  'payment.requestBySms': { sms: writePaymentRequestSms },
  'payment.paid': { mail: writePaymentRequestMail },
}
