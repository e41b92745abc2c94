import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { requestStateTexts } from '@forecourt/rules/reservations/requestMoney'
import { beforeAll, expect, it } from 'vitest'
import { parseLinkToken } from '../../reservations/linkToken'
import { writePaymentRequestMail, writePaymentRequestSms } from './paymentMessages'

const world = testWorld()
const shopperSecret = 'a secret of the installation'
const addresses = { originTemplate: 'https://{host}', consoleUrl: 'https://console.example', shopperSecret }
const at = new Date('2026-06-01T02:00:00.000Z')
const paymentRequestId = 'request-1'

beforeAll(async () => {
  const { organisationId, siteId } = world.north
  await world.db.platform.transaction((tx) =>
    tx.paymentRequest.create({
      data: {
        ...{ organisationId, siteId, id: paymentRequestId, reference: 'P-1', creationKey: 'key', kind: 'invoice', invoiceNumber: 'INV 7' },
        ...{ carName: '2021 Kia Rio', note: 'New tyres', dueOn: '2026-06-10', name: 'Ana Lee', email: 'ana@shopper.example' },
        ...{ amountCents: 123_405, currency: 'AUD', authorName: 'Mia', createdAt: at, changedAt: at },
      },
    }),
  )
})

const message = (kind: 'payment.request' | 'payment.requestBySms' | 'payment.paid', payload: object) =>
  ({ id: 'm', siteId: world.north.siteId, leadId: null, kind, payload: { paymentRequestId, ...payload }, attempts: 1 }) as const
const opened = (text: string) => {
  const [, token = ''] = /https:\/\/north\.localhost\/api\/payment-requests\/([\w.-]+)/.exec(text) ?? []
  return [world.north, world.south].map(({ organisationId }) => parseLinkToken(shopperSecret, { kind: 'payment', organisationId, token }))
}

it('a payment mail requests an amount to the cent, with a link that is valid only for its dealer (CHK-01)', async () => {
  const mail = await writePaymentRequestMail(world.db, message('payment.request', { to: ['ana@shopper.example'] }), addresses)
  expect(mail).toMatchObject({
    to: ['ana@shopper.example'],
    subject: 'Payment request from north Motors: $1,234.05',
    replyTo: 'north@example.com',
  })
  for (const line of ['$1,234.05 AUD', 'Invoice INV 7', '2021 Kia Rio', 'New tyres', '10 Jun 2026', 'P-1'])
    expect(mail.text).toContain(line)
  expect(opened(mail.text)).toEqual([paymentRequestId, null])
  const { to, text } = await writePaymentRequestSms(world.db, message('payment.requestBySms', { to: ['+61491570006'] }), addresses)
  expect([to, text.startsWith('north Motors: you have a payment request for $1,234.05.')]).toEqual(['+61491570006', true])
  expect(opened(text)).toEqual([paymentRequestId, null])
})

it.each(['paid', 'refunded', 'refund_failed', 'disputed'] as const)(
  'a message about a payment says that a payment is %s, instead of requesting it (CHK-01)',
  async (state) => {
    const { subject, text } = await writePaymentRequestMail(
      world.db,
      message('payment.paid', { to: ['a@dealer.example'], state }),
      addresses,
    )
    expect(subject).toBe(`${requestStateTexts[state].staff}: $1,234.05, reference P-1`)
    expect(text).toContain(requestStateTexts[state].payer)
    expect(text.includes('Please keep this as a receipt.')).toBe(state === 'paid')
  },
)

it.each([
  { second: 'returning', subject: 'Paid twice: $1,234.05, reference P-1', text: 'Your second payment is on its way back' },
  {
    second: 'stuck',
    subject: 'Paid twice, refund failed: $1,234.05, reference P-1',
    text: 'We couldn’t return your second payment to the card',
  },
] as const)('a message about a payment says that a second payment is $second (CHK-01)', async ({ second, subject, text }) => {
  const mail = await writePaymentRequestMail(world.db, message('payment.paid', { to: ['a@dealer.example'], second }), addresses)
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(text)
})
