import type { Database } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import { holdCar } from '@forecourt/data/reservations/holdCar'
import { releaseReservation } from '@forecourt/data/reservations/releaseReservation'
import { createPaymentRequest } from '@forecourt/data/reservations/requests/createPaymentRequest'
import { pressTestPage } from '@forecourt/data/reservations/test-bank/testBankPages'
import { type PublishedSite, publishedSite, publishedSites } from '@forecourt/data/sites/publishedSites'
import { listedCars } from '@forecourt/data/stock/search/listedCars'
import { canSubscribe } from '@forecourt/rules/car/canSubscribe'
import { journeyLead } from '@forecourt/rules/checkout/journeyLead'
import { journeyPriceCents } from '@forecourt/rules/checkout/journeyPriceCents'
import type { Car } from '@forecourt/rules/entities/Car'
import type { ReservationState } from '@forecourt/rules/entities/reservationStates'
import type { SubscriptionPlan } from '@forecourt/rules/entities/SubscriptionPlan'
import { startPeriod, subscriptionPlan } from '@forecourt/rules/subscriptions/subscriptionQuote'
import { takesDeposits } from '@forecourt/schema/switches/takesDeposits'
import { takesSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import { testBank } from '@forecourt/services/payments/testBank'
import { refreshPayment, startPayment } from '@forecourt/services/reservations/startPayment'

interface Example {
  readonly name: string
  readonly lastName: string
  readonly phone: Readonly<Record<'AU' | 'NZ', string>>
  readonly hoursAgo: number
  readonly collect: 'authorise' | 'charge'
  readonly press: 'pay' | 'confirm' | 'closedCard'
  /** Final state: active, or cancelled by the shopper. */
  readonly finalState: ReservationState
  /** Plan of a subscription; omitted for a reservation. */
  readonly plan?: SubscriptionPlan
}

const examples: readonly Example[] = [
  {
    name: 'Imogen',
    lastName: 'Clarke',
    phone: { AU: '0491 570 006', NZ: '021 555 0151' },
    hoursAgo: 3,
    collect: 'authorise',
    press: 'pay',
    finalState: 'authorised',
  },
  {
    name: 'Tariq',
    lastName: 'Hassan',
    phone: { AU: '0491 570 156', NZ: '021 555 0152' },
    hoursAgo: 30,
    collect: 'charge',
    press: 'confirm',
    finalState: 'refunded',
  },
  {
    name: 'Mei',
    lastName: 'Nguyen',
    phone: { AU: '0491 570 157', NZ: '021 555 0153' },
    hoursAgo: 28,
    collect: 'charge',
    press: 'closedCard',
    finalState: 'refund_failed',
  },
]

const subscriber: Example = {
  name: 'Priya',
  lastName: 'Raman',
  phone: { AU: '0491 570 158', NZ: '021 555 0154' },
  hoursAgo: 5,
  collect: 'charge',
  press: 'pay',
  finalState: 'charged',
}

const actor = { userId: null, name: 'Forecourt demo' }

interface SeedContext {
  readonly db: Database
  readonly site: PublishedSite
  /** Milliseconds. */
  readonly now: number
}

const seedExample = async (
  { db, site, now }: SeedContext,
  car: Car,
  { hoursAgo, collect, press, finalState, phone, plan, ...person }: Example,
) => {
  let at = now - hoursAgo * 3_600_000
  const clock = () => new Date(at).toISOString()
  const later = (minutes: number) => {
    at += minutes * 60_000
  }
  const bank = testBank({ db, secret: 'seeds', now: clock })
  const providers = { testBank: bank, stripe: bank }
  const { organisationId } = site
  const scope = db.forOrganisation(organisationId)
  const config = { ...site.config, checkout: { ...site.config.checkout, collect } }
  const contact = {
    ...person,
    phone: phone[site.config.identity.country],
    email: `${person.name}.${person.lastName}@shopper.example`.toLowerCase(),
  }
  const priceCents = journeyPriceCents(plan ? 'subscribe' : 'reserve', car) ?? 0
  const kind = plan ? ('subscribe' as const) : ('reserve' as const)
  const journeyId = `demo-${car.id}`
  // As in a checkout, which makes a lead of the contact details.
  const entered = { contact: { name: `${person.name} ${person.lastName}`, email: contact.email, phone: contact.phone } }
  const begun = { kind, car, config, entered, valued: [], now: clock() }
  await createLead(db, site, journeyLead(begun, `http://${site.hosts[0]}/checkout-journey`), {
    ...{ idempotencyKey: `checkout.${journeyId}`, source: null, now: clock() },
  })
  const hold = { key: `demo-${car.id}`, journeyId, car: car.id, priceCents, contact, shopperId: null, subscription: plan }
  const result = await holdCar(db, { ...site, config }, { ...hold, now: clock() })
  if (!result.ok) throw new Error(`A demo car of ${site.slug} could not be held: ${result.reason}`)
  const { id } = result.reservation
  const origin = `http://${site.hosts[0]}`
  const page = await startPayment(db, providers, {
    organisationId,
    id,
    returnAddress: `${origin}/`,
    backAddress: `${origin}/`,
    now: clock(),
  })
  if (!page.ok) throw new Error(`A demo deposit of ${site.slug} could not be paid: ${page.reason}`)
  const session = page.address.split('/').at(-1) ?? ''
  later(2)
  await pressTestPage(scope, session, press, clock())
  later(1)
  await refreshPayment(db, providers, { organisationId, reservationId: id }, clock)
  if (finalState === 'authorised' || finalState === 'charged') return
  later(180)
  await releaseReservation(db, { organisationId, id, now: clock() })
  const [account] = await scope.transaction((tx) => tx.paymentAccount.findMany({ where: { organisationId } }))
  if (account) await bank.refundOrVoid({ ...account, provider: 'testBank' }, session, `reservation:${id}:refund`)
  later(1)
  await refreshPayment(db, providers, { organisationId, reservationId: id }, clock)
}

const paymentRequests = [
  {
    kind: 'deposit',
    amountCents: 50_000,
    name: 'Jordan Walsh',
    invoiceNumber: '',
    note: 'Deposit for the car we’re finding for you',
    dueOn: null,
  },
  { kind: 'invoice', amountCents: 38_950, name: 'Bronte Fraser', invoiceNumber: 'INV-20418', note: 'Logbook service', dueOn: null },
] as const

/** A subscription that staff still have to check, of the first car by the week from the end of the list. */
const seedSubscription = async (context: SeedContext, cars: readonly Car[]) => {
  const { config } = context.site
  const car = cars.findLast((each) => canSubscribe(each, config))
  const { earliest } = startPeriod({ config, now: new Date(context.now).toISOString() })
  const [term, distance] = [config.subscription.terms[0]?.id ?? '', config.subscription.distances[0]?.id ?? '']
  const plan = car && subscriptionPlan(car, config, { term, distance, starts: earliest })
  if (car && plan) await seedExample(context, car, { ...subscriber, plan })
}

/** Reservations, subscriptions and payment requests in several states, for sites with deposits. `now` in milliseconds. */
export const seedReservations = async (db: Database, now: number) => {
  for (const { siteId } of await publishedSites(db)) {
    const site = await publishedSite(db, siteId)
    if (!site || !(takesDeposits(site.config) || takesSubscriptions(site.config))) continue
    const cars = (await listedCars(db, site, new Date(now).toISOString())).filter(
      ({ status, reserved, preorder, priceCents, paymentProcessors }) =>
        status === 'in_stock' && !reserved && !preorder && priceCents !== null && paymentProcessors.length > 0,
    )
    await seedSubscription({ db, site, now }, cars)
    if (!takesDeposits(site.config)) continue
    for (const [index, example] of examples.entries()) {
      // From the end of the list, which is not searched for particular cars.
      const car = cars.at(-1 - index)
      if (car) await seedExample({ db, site, now }, car, example)
    }
    const { organisationId, config } = site
    for (const [index, paymentRequest] of paymentRequests.entries())
      await createPaymentRequest(db.forOrganisation(organisationId), {
        ...{ ...paymentRequest, actor, organisationId, siteId, country: config.identity.country, key: `demo-${siteId}-${index}` },
        ...{
          carId: null,
          locationId: null,
          email: 'payer@shopper.example',
          mobile: '',
          now: new Date(now - (index + 1) * 5 * 3_600_000).toISOString(),
        },
      })
  }
  // No notifications for seeded events.
  await db.platform.transaction(async (tx) => {
    await tx.outboxMessage.deleteMany({ where: { OR: [{ kind: { startsWith: 'reservation.' } }, { kind: { startsWith: 'payment.' } }] } })
    await tx.testBankNotice.updateMany({ where: { deliveredAt: null }, data: { deliveredAt: new Date(now) } })
  })
}
