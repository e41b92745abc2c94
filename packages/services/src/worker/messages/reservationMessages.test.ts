import { publishSite } from '@forecourt/data/publishing/publishSite'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeAll, expect, it } from 'vitest'
import { parseLinkToken } from '../../reservations/linkToken'
import { writeReservationMail } from './reservationMessages'

const world = testWorld()
const shopperSecret = 'a secret of the installation'
const addresses = { originTemplate: 'https://{host}', consoleUrl: 'https://console.example', shopperSecret }
const at = new Date('2026-06-01T02:00:00.000Z')
let count = 0

beforeAll(async () => {
  const { siteId, organisationId } = world.north
  const { values } = await world.db.platform.transaction((tx) => tx.draft.findFirstOrThrow({ where: { siteId } }))
  const saved = await saveDraft(world.db.forOrganisation(organisationId), {
    ...{ siteId, values: { ...(values as object), auth: { enabled: true } }, expectedRevision: 1, actor: buildActor },
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const live = { siteId, note: '', expectedRevision: saved.revision, expectedVersion: 1, actor: buildActor }
  const published = await publishSite(world.db.platform, live)
  if (!published.ok) throw new Error(JSON.stringify(published))
})

/** The mail of a reservation by deposit state, recipient and event. */
const written = async (kind: 'reservation.shopper' | 'reservation.dealer', event: string, money: string, change: object = {}) => {
  count += 1
  const { organisationId, siteId, carId, locationId, dealershipId } = world.north
  const ids = { organisationId, siteId }
  const reservationId = `reservation-${count}`
  await world.db.platform.transaction(async (tx) => {
    const account = { organisationId, id: 'account', provider: 'testBank', name: 'Bank' }
    await tx.paymentAccount.upsert({ where: { organisationId_id: { organisationId, id: 'account' } }, create: account, update: {} })
    await tx.reservation.create({
      data: {
        ...{
          ...ids,
          id: reservationId,
          carId,
          locationId,
          dealershipId,
          carName: '2021 Kia Rio',
          reference: `R-${count}`,
          holdKey: reservationId,
        },
        ...{
          priceCents: 1_999_050,
          amountCents: 20_050,
          currency: 'AUD',
          state: 'refunded',
          holdHours: 48,
          heldUntil: at,
          journeyId: `journey-${count}`,
        },
        ...{ name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '0412 345 678', createdAt: at, changedAt: at, ...change },
      },
    })
    const amounts = { amountCents: 20_050, currency: 'AUD', paidWith: 'Visa •••• 4242', createdAt: at }
    await tx.payment.create({ data: { ...ids, ...amounts, reservationId, accountId: 'account', collect: 'authorise', money } })
  })
  const payload = { reservationId, event, to: ['to@someone.example'] }
  return writeReservationMail(world.db, { id: 'm', siteId, leadId: null, kind, payload, attempts: 1 }, addresses)
}

it.each([
  { event: 'authorise', money: 'authorised', message: 'Your $200.50 deposit is held on your card.', receipt: true },
  { event: 'charge', money: 'charged', message: 'You’ve paid a $200.50 deposit.', receipt: true },
  { event: 'release', money: 'letGo', message: 'Your $200.50 deposit was never charged.', receipt: false },
  { event: 'release', money: 'charged', message: 'Your $200.50 deposit will go back to the card', receipt: false },
  { event: 'returned', money: 'returned', message: 'Your $200.50 deposit', receipt: false },
])(
  'a reservation mail informs a shopper about their deposit after $event, money $money (CHK-04)',
  async ({ event, money, message, receipt }) => {
    const mail = await written('reservation.shopper', event, money)
    for (const line of [message, '$19,990.50', '$200.50 AUD', 'Visa •••• 4242', `R-${count}`]) expect(mail.text).toContain(line)
    expect(mail).toMatchObject({ to: ['to@someone.example'], replyTo: 'north@example.com' })
    expect(mail.text).not.toContain('0412 345 678')
    expect(mail.attachments?.map(({ filename }) => filename) ?? []).toEqual(receipt ? [`R-${count}.pdf`] : [])
    const [, token = ''] = /https:\/\/north\.localhost\/checkout-journey\?journey=([\w.-]+)/.exec(mail.text) ?? []
    const opens = { kind: 'journey', token } as const
    expect(parseLinkToken(shopperSecret, { ...opens, organisationId: world.north.organisationId })).toBe(`journey-${count}`)
    expect(parseLinkToken(shopperSecret, { ...opens, organisationId: world.south.organisationId })).toBeNull()
  },
)

it('a reservation mail gives the end of the reservation in the site’s time zone, and no link without a journey (CHK-03)', async () => {
  const until = { state: 'authorised', reservedUntil: new Date('2030-06-02T14:30:00.000Z'), journeyId: null }
  const mail = await written('reservation.shopper', 'authorise', 'authorised', until)
  expect(mail.text).toContain('Reserved until: Mon 3 Jun 2030, 12:30 am (Sydney)')
  expect(mail.text).not.toContain('checkout-journey')
})

it.each([
  { name: 'entered', change: {}, confirms: true },
  { name: 'confirmed', change: { emailConfirmedAt: at }, confirms: false },
  { name: 'of a signed-in shopper', change: { shopperId: 'ana' }, confirms: false },
])('a reservation mail confirms an address by its link where it was only entered: $name (RTE-22)', async ({ change, confirms }) => {
  const { text } = await written('reservation.shopper', 'charge', 'charged', change)
  const [, proof = ''] = /[?&]proof=([\w.-]+)/.exec(text) ?? []
  const id = parseLinkToken(shopperSecret, { kind: 'address', organisationId: world.north.organisationId, token: proof })
  expect(id).toBe(confirms ? `reservation-${count}` : null)
})

it('a reservation mail informs the dealership about the shopper, without the receipt or the shopper’s link (CHK-04)', async () => {
  const mail = await written('reservation.dealer', 'charge', 'charged')
  for (const line of [
    '0412 345 678',
    'ana@shopper.example',
    '$200.50 AUD',
    `https://console.example/#/reservations/reservation-${count}/show`,
  ])
    expect(mail.text).toContain(line)
  expect(mail.text).not.toContain('checkout-journey')
  expect(mail.attachments).toBeUndefined()
  expect(mail.replyTo).toBe('ana@shopper.example')
})
