import type { UnsubscribeContext } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import { emptyGarage, type Garage } from '@forecourt/rules/accounts/Garage'
import type { SaveSearchState } from '@forecourt/rules/accounts/SaveSearchState'
import type { SignIn } from '@forecourt/rules/accounts/SignIn'
import type { BookingPageView } from '@forecourt/rules/bookings/BookingPage'
import { type Checkout, newCheckout } from '@forecourt/rules/checkout/Checkout'
import { checkoutSteps } from '@forecourt/rules/checkout/checkoutSteps'
import type { Car } from '@forecourt/rules/entities/Car'
import { journeyKinds, reservationStates } from '@forecourt/rules/entities/reservationStates'
import type { SubscriptionPlan } from '@forecourt/rules/entities/SubscriptionPlan'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import { buildTradeIn } from '@forecourt/rules/testing/buildTradeIn'
import { buildValuation } from '@forecourt/rules/testing/buildValuation'
import { newValuationPage, type ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { demoNow } from '../demoNow'
import type { DemoPage } from '../demoPages'
import type { Demo, DemoSite } from '../seededDemo'

const later = '2026-03-14T04:00:00.000Z'

const subscription: SubscriptionPlan = {
  ...{ termMonths: 6, kmPerWeek: 350, startsOn: '2026-03-20', weeklyCents: 28_900, firstWeeks: 1, firstCents: 28_900 },
  ...{ bondCents: 115_600, includes: 'registration and insurance' },
}

/** A garage with content in every section. */
const fullGarage = ({ site }: DemoSite, cars: readonly Car[]): Garage => ({
  ...emptyGarage,
  mobile: '+61491570156',
  phone: '0491 570 156',
  watched: cars.map((car) => ({ car, at: demoNow })),
  searches: [{ id: 'search', path: '/search?body=suv', name: 'SUVs' }],
  reservations: reservationStates.map((state) => ({
    id: state,
    reference: 'R4K7QX2',
    carName: cars[0]?.name ?? '',
    state,
    amountCents: 20_000,
    reservedUntil: later,
    isToClaim: state === 'lapsed',
    subscription: state === 'completed' ? subscription : null,
    href: '/checkout-journey?journey=token',
    receiptHref: '/api/checkout/receipt?journey=token',
  })),
  viewed: cars,
  compared: cars,
  enquiries: [{ id: 'lead', at: demoNow, about: 'Test drive', carName: 'A car', carSlug: 'a-car', status: 'new' }],
  bookings: [
    {
      ...{ id: 'booking', kind: 'testDrive', state: 'confirmed', startsAt: later, heldUntil: null, carName: null, isOpen: true },
      ...{ timeZone: site.config.identity.timeZone, locationName: 'Geelong', href: '/booking?token=token' },
    },
  ],
  vehicles: [
    {
      ...{ id: 'vehicle', token: 'token', name: '2022 Toyota Corolla', plate: 'ABC12D', km: 42_000, state: 'valued' },
      ...{ lowCents: 1_850_000, highCents: 2_000_000, offerCents: null, validUntil: later },
    },
  ],
  done: 'searchSaved',
})

/** A booking that can be moved, one whose car was sold, and a past one. */
const bookingViews = ({ site, siteData }: DemoSite, [car, ...similar]: readonly Car[]): (BookingPageView | null)[] => {
  const [location] = siteData.locations
  if (!location || !car) return [null]
  const view: BookingPageView = {
    ...{ token: 'token', isFromMessage: false, location, car, similar: [], isOpen: true, needsConfirmation: true, done: 'moved' },
    days: [{ date: '2026-03-16', times: ['09:00', '10:30'] }],
    booking: {
      ...{ id: 'booking', organisationId: site.organisationId, locationId: location.id, kind: 'testDrive', state: 'requested' },
      ...{ startsAt: later, endsAt: later, freeAt: later, seat: 1, heldUntil: null, carId: car.id, carName: car.name },
      ...{ name: 'Ana', lastName: 'Reid', email: 'ana@shopper.example', phone: '0491 570 156', details: {} },
      ...{ siteId: site.siteId, leadId: null, revision: 1, carNews: null, remindedAt: null, createdAt: demoNow },
    },
  }
  const sold: BookingPageView = { ...view, car: null, similar, booking: { ...view.booking, carNews: 'sold' }, done: 'taken', days: [] }
  const over: BookingPageView = { ...view, isOpen: false, booking: { ...view.booking, kind: 'service', state: 'cancelled' }, done: null }
  const lapsed: BookingPageView = { ...view, isOpen: false, booking: { ...view.booking, state: 'lapsed', heldUntil: demoNow }, done: null }
  const confirmed: BookingPageView = { ...view, isFromMessage: true, booking: { ...view.booking, state: 'confirmed', heldUntil: demoNow } }
  return [null, view, sold, over, lapsed, confirmed]
}

/** A checkout in each step and each reservation state. */
const checkouts = (car: Car, similar: readonly Car[]): Checkout[] => {
  const entered = { contact: { name: 'Ana Reid', email: 'ana@shopper.example', phone: '0491 570 156' }, handover: { way: 'pickUp' } }
  const begun = { token: 'token', entered, similar, valued: [buildTradeIn()], watching: false }
  const steps = Object.keys(checkoutSteps) as (keyof typeof checkoutSteps)[]
  const hold = {
    reference: 'R4K7QX2',
    because: null,
    amountCents: 20_000,
    paidWith: 'Visa •••• 4242',
    declined: false,
    isOwned: false,
    subscription: null,
  }
  const reserved = reservationStates.map((state) =>
    newCheckout('reserve', car, { ...begun, hold: { ...hold, state, heldUntil: later, reservedUntil: later } }),
  )
  const subscribed = reservationStates.map((state) =>
    newCheckout('subscribe', car, { ...begun, hold: { ...hold, state, subscription, heldUntil: later, reservedUntil: later } }),
  )
  const underway = journeyKinds.flatMap((kind) => [
    newCheckout(kind, car),
    ...steps.map((requested) => newCheckout(kind, car, { ...begun, requested, isChecked: true, problem: 'wait' })),
    newCheckout(kind, car, { ...begun, seen: { cents: 100, type: 'driveAway' } }),
  ])
  return [...underway, ...reserved, ...subscribed]
}

const signIns = (['contact', 'code', 'phone'] as const).map(
  (step): SignIn => ({
    ...{ type: 'my-garage', redirect: '/my-garage', back: '/', step, sentTo: 'a••@shopper.example', addedMethod: null },
    ...{ problem: step === 'code' ? 'soon' : null, retrySeconds: step === 'code' ? 20 : null },
  }),
)

const savings = (['ask', 'own', 'sent', 'confirm', 'done'] as const).map(
  (step): SaveSearchState => ({
    ...{ step, token: 'token', problem: step === 'ask' ? 'address' : null },
    search: step === 'done' ? null : { path: '/search?make=Mazda', name: 'Mazda' },
  }),
)

const unsubscribings = (['asked', 'stopped', 'old', 'address', 'wait'] as const).map(
  (state): UnsubscribeContext => ({ token: 'token', state }),
)

/** A valuation in each step. */
const valuationPages: readonly ValuationPage[] = [
  { ...newValuationPage, problem: 'away', entered: { plate: 'ABC12D' } },
  ...[
    { confirmed: false, km: null, answers: {}, photosDone: false, sent: false },
    { km: null, answers: {}, photosDone: false, sent: false },
    { photosDone: false, sent: false },
    { sent: false },
    { pendingCodeTo: '04•• ••• 156' },
    {},
    { reason: 'unknown' as const, lowCents: null, highCents: null },
  ].map((over) => ({ ...newValuationPage, valuation: buildValuation(over) })),
]

/** Shopper pages of a demo site with full content. */
export const shopperPages = async (demo: Demo, of: DemoSite): Promise<DemoPage[]> => {
  const { site, siteData } = of
  const cars = (await demo.carsOf(site)).filter(({ status }) => status === 'in_stock').slice(0, 3)
  const [car, ...similar] = cars
  const page = (name: string, route: Route, data: PageData): DemoPage => ({
    ...{ name: `${site.slug} ${name}`, of, path: route.path, query: '', route, parts: [name], data },
  })
  return [
    page('a full garage', { page: 'garage', path: '/my-garage' }, { page: 'garage', site: siteData, garage: fullGarage(of, cars) }),
    ...signIns.map((signIn) =>
      page(`signing in: ${signIn.step}`, { page: 'signIn', path: '/sign-in' }, { page: 'signIn', site: siteData, signIn, wanted: null }),
    ),
    ...signIns.map((signIn) =>
      page(
        `signing in before a checkout: ${signIn.step}`,
        { page: 'signIn', path: '/sign-in' },
        { page: 'signIn', site: siteData, signIn, wanted: car ? { kind: 'reserve', car } : null },
      ),
    ),
    ...savings.map((saving) =>
      page(`saving a search: ${saving.step}`, { page: 'saveSearch', path: '/save-search' }, { page: 'saveSearch', site: siteData, saving }),
    ),
    ...unsubscribings.map((unsubscribing) =>
      page(
        `unsubscribing: ${unsubscribing.state}`,
        { page: 'unsubscribe', path: '/pages/unsubscribe' },
        { page: 'unsubscribe', site: siteData, unsubscribing },
      ),
    ),
    ...bookingViews(of, cars).map((view, index) =>
      page(`booking ${index}`, { page: 'booking', path: '/booking' }, { page: 'booking', site: siteData, view }),
    ),
    ...(car ? checkouts(car, similar) : []).map((checkout, index) =>
      page(
        `journey ${index} to ${checkout.kind}`,
        { page: 'checkout', path: '/checkout-journey', kind: checkout.kind, slug: null },
        { page: 'checkout', site: siteData, checkout },
      ),
    ),
    ...valuationPages.map((tradeIn, index) =>
      page(`valuation ${index}`, { page: 'tradeIn', path: '/cars/trade-in' }, { page: 'tradeIn', site: siteData, tradeIn }),
    ),
  ]
}
