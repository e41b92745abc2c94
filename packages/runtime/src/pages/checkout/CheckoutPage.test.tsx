// @vitest-environment jsdom
import { type Checkout, type JourneyHold, newCheckout } from '@forecourt/rules/checkout/Checkout'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildCharge } from '@forecourt/rules/testing/buildCharge'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { CheckoutPage } from './CheckoutPage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const checkout = { enabled: true, payOnline: true }
const free = buildCar({ paymentProcessors: ['card'] })

const show = (change: Partial<Checkout> | null, { car = free, settings = {}, values = {}, site = {}, host = buildHost() } = {}) =>
  renderHosted(
    <CheckoutPage
      route={{ page: 'checkout', path: '/checkout-journey', kind: 'reserve', slug: null }}
      config={buildConfig({ checkout: { ...checkout, ...settings }, phone: { main: '02 5550 1234' }, ...values })}
      request={request}
      data={{ page: 'checkout', site: buildSiteData(site), checkout: change && newCheckout('reserve', car, { token: 't', ...change }) }}
    />,
    host,
  )
const hold = (state: JourneyHold['state'], more: Partial<JourneyHold> = {}): Partial<Checkout> => ({
  hold: {
    ...{
      reference: 'R4K7QX2',
      state,
      because: null,
      amountCents: 20_000,
      paidWith: 'Visa •••• 4242',
      declined: false,
      isOwned: true,
      subscription: null,
    },
    ...{ heldUntil: '2026-03-11T04:00:00.000Z', reservedUntil: '2026-03-13T03:30:00.000Z' },
    ...more,
  },
})

// jsdom lacks `matchMedia`: simulates `prefers-reduced-motion`.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))

const similar = [buildCar({ id: 'car-2', slug: 'another', name: '2020 Kia Sportage' })]
it.each([
  ['a new reservation', {}, 'Reserve this car', /holds it on your card/, ['Pay the $200 deposit']],
  ['a price that changed', { seen: { cents: 100, type: 'driveAway' } }, 'The price has changed', /Before/, [/^Continue at/]],
  ['the time to pay over', hold('holding', { heldUntil: request.now }), 'Your time to pay has run out', /checking one last time/, []],
  ['waiting for the bank', hold('holding'), 'Waiting for the bank', /checks again/, ['Open the bank’s page again']],
  [
    'declined',
    hold('holding', { declined: true }),
    'Your card was declined',
    /You haven’t been charged/,
    ['Try again', 'Cancel reservation'],
  ],
  ['held on the card', hold('authorised'), 'It’s reserved for you', /only charged if you buy/, ['Cancel reservation']],
  ['charged', hold('charged'), 'It’s reserved for you', /comes off the price/, ['Cancel reservation']],
  ['too late', hold('refund_pending', { because: 'late' }), 'Your payment arrived too late', /on its way back/, ['Reserve it again']],
  ['a refund that the bank refused', hold('refund_failed'), 'Your bank couldn’t accept the refund', /another way/, []],
  ['sold to the shopper', hold('completed'), 'It’s yours', /came off the price/, []],
] satisfies [name: string, given: Partial<Checkout>, heading: string, message: RegExp, buttons: (string | RegExp)[]][])(
  'a checkout page shows its state, with a contact (RTE-05, RTE-06): $0',
  (_name, given, heading, message, buttons) => {
    show({ similar, ...given })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(document.body.textContent).toMatch(message)
    for (const name of buttons) expect(screen.getByRole('button', { name })).toBeDefined()
    expect(screen.getAllByRole('link', { name: /5550/ }).length).toBeGreaterThan(0)
  },
)

it.each([
  { seenCents: 2_599_000, heading: 'Good news, the price has dropped', before: '$25,990' },
  { seenCents: 2_199_000, heading: 'The price has changed', before: '$21,990' },
])('the checkout shows the price before and now, and continues with the new one ($before, RTE-06)', ({ seenCents, heading, before }) => {
  show({ seen: { cents: seenCents, type: 'driveAway' } })
  const priceOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect([priceOf('Before'), priceOf('Now')]).toEqual([`${before}Drive away`, '$24,990Drive away'])
  expect(screen.getByText(before).tagName).toBe('S')
  expect(screen.getByRole('button', { name: 'Continue at $24,990' })).toBeDefined()
})

const withDuty = buildCar({
  ...{ paymentProcessors: ['card'], priceType: 'egc', priceCents: 3_049_000, egcCents: 3_049_000, driveAwayCents: null },
  charges: [buildCharge({ fixedCents: 119_600, percent: 0 })],
})

it('the step for a changed price states its date, and the total on the road as the car’s page does (RTE-06, CARD-05)', () => {
  show({ seen: { cents: 2_999_000, type: 'egc' }, pricedAt: '2026-03-10T14:30:00.000Z' }, { car: withDuty })
  const priceOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  // The dealer's local day, which is a day later than in UTC.
  expect(screen.getByText(/changed it on 11 Mar 2026/)).toBeDefined()
  expect([priceOf('Before'), priceOf('Now')]).toEqual([
    '$29,990Excl. gov. charges',
    '$30,490Excl. gov. charges$31,686 on the road (estimate)',
  ])
})

it.each([
  { name: 'back without payment: at the end of the hold', given: { ...hold('holding'), isBack: true }, content: '1803;url=' },
  { name: 'the time to pay over: soon', given: hold('holding', { heldUntil: request.now }), content: '4;url=' },
])('the checkout reloads automatically, $name (CHK-05)', ({ given, content }) => {
  show(given)
  const refresh = document.querySelector('meta[http-equiv="refresh"]')
  expect(refresh?.getAttribute('content')).toMatch(new RegExp(`^${content}`))
})

it('the checkout page offers a notification, an enquiry and other cars for a car that another shopper holds (CHK-02)', () => {
  const [car, auth] = [buildCar({ paymentProcessors: ['card'], reserved: true }), { enabled: true }]
  show({ similar, watching: false }, { car, values: { auth, garage: { alerts: false } } })
  expect(screen.queryByRole('button', { name: 'Let me know if it becomes available' })).toBeNull()
  cleanup()
  show({ similar, watching: false }, { car, values: { auth } })
  // The reservation may be two days old, so the page must not say that another shopper is paying right now.
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It’s on hold for someone else')
  expect(screen.getByRole('button', { name: 'Let me know if it becomes available' })).toBeDefined()
  expect(screen.getByRole('link', { name: '2020 Kia Sportage' }).getAttribute('href')).toBe('/cars/another')
})

it('the checkout page shows the errors of a step that was sent back, and keeps the entered values (ERR-10)', () => {
  show({ entered: { contact: { name: 'Ana', email: 'ana', phone: '' } }, isChecked: true })
  expect(screen.getByRole('alert').textContent).toContain('Please enter a valid email address.')
  expect((screen.getByLabelText('Full name') as HTMLInputElement).defaultValue).toBe('Ana')
})

it('the checkout page lists accepted cards only where a payment account accepts them (CHK-06)', () => {
  show({})
  expect(screen.queryByText('We accept')).toBeNull()
  cleanup()
  show({}, { site: { acceptsCards: true } })
  expect(screen.getByText('We accept')).toBeDefined()
})

it('the checkout page shows an error where the checkout of a link doesn’t exist', () => {
  show(null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/no longer works/)
})

it('the checkout page reports a deposit to analytics once, however often its page is opened (ANL-02)', () => {
  const stored = new Map<string, string>()
  const track = vi.fn()
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    watch: () => () => {},
  }
  const host = buildHost({ track, storage })
  for (let turn = 0; turn < 3; turn++) show(hold('charged'), { host }).unmount()
  expect(track).toHaveBeenCalledTimes(1)
  expect(track).toHaveBeenCalledWith(
    expect.objectContaining({ id: expect.any(Number), params: expect.objectContaining({ vehicleMake: free.make }) }),
  )
})

it('the checkout page links to the receipt of a deposit (CHK-04)', () => {
  show(hold('authorised'))
  expect(screen.getByRole('link', { name: 'Open the receipt (PDF)' }).getAttribute('href')).toBe('/api/checkout/receipt?journey=t')
})

it('the checkout page formats the phone number like the rest of the site', () => {
  show({}, { values: { phone: { main: '(08) 5550 2278' } }, car: { ...free, locationPhone: null } })
  expect(screen.getAllByRole('link', { name: '(08) 5550 2278' }).length).toBeGreaterThan(0)
})

it('the checkout page shows the car’s price on the road and its parts, from the first step to the last (ACL s 48, CHK-03)', () => {
  for (const given of [{}, { kind: 'buy' }, hold('charged'), { ...hold('charged'), kind: 'buy' }] as const) {
    show(given, { car: withDuty })
    const bodyText = document.body.textContent ?? ''
    for (const text of ['$30,490', 'Stamp duty$1,196', 'On the road (estimate)$31,686']) expect(bodyText).toContain(text)
    cleanup()
  }
})

const byTheWeek = {
  price: { offerSubscriptions: true, subscriptionIncludes: 'insurance' },
  subscription: {
    online: true,
    terms: [
      { id: 'three', months: 3 },
      { id: 'twelve', months: 12, discount: 8 },
    ],
    distances: [
      { id: 'usual', km: 350 },
      { id: 'more', km: 500, extra: 26 },
    ],
  },
}
const weeklyCar = buildCar({ paymentProcessors: ['card'], subscriptionPriceCents: 28_900 })
const chosen = {
  plan: { term: 'twelve', distance: 'more', starts: '2026-03-20' },
  contact: { name: 'Ana Reid', email: 'ana@shopper.example', phone: '0491 570 156' },
}

it.each([
  ['the price of every choice first', {}, 'Choose your subscription', /\$289.*\$315.*\$266.*\$292/, 'Continue'],
  [
    'then the total, before the payment',
    { entered: chosen },
    'Check your details, then pay',
    /Bond.*\$1,168.*To pay now\$1,460/,
    'Pay $1,460',
  ],
] satisfies [name: string, given: Partial<Checkout>, heading: string, message: RegExp, button: string][])(
  'a subscription shows $0 (CAR-14, CHK-03)',
  (_name, given, heading, message, button) => {
    show({ ...newCheckout('subscribe', weeklyCar), token: 't', ...given }, { car: weeklyCar, values: byTheWeek })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(document.body.textContent).toMatch(message)
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
  },
)

it('the payment of a subscription states how it can be ended, as the dealer put it (CAR-14, VDP-02)', () => {
  const values = { ...byTheWeek, vdp: { showIncluded: true, includedPoints: ['Give it back with a month’s notice'] } }
  show({ ...newCheckout('subscribe', weeklyCar), token: 't', entered: chosen }, { car: weeklyCar, values })
  expect(screen.getByRole('button', { name: 'Pay $1,460' })).toBeTruthy()
  expect(screen.getByText('Give it back with a month’s notice')).toBeTruthy()
})

it('a subscription lists its kilometres in ascending order, wherever the setting has the included ones (CAR-14)', () => {
  const distances = [...byTheWeek.subscription.distances, { id: 'less', km: 1_200, extra: 90 }, { id: 'least', km: 200, extra: -12 }]
  const values = { ...byTheWeek, subscription: { ...byTheWeek.subscription, distances } }
  show(newCheckout('subscribe', weeklyCar, { token: 't' }), { car: weeklyCar, values })
  const kilometres = (elements: readonly HTMLElement[]) => elements.flatMap(({ textContent }) => /^[\d,]+(?= km)/.exec(textContent) ?? [])
  const ascending = ['200', '350', '500', '1,200']
  expect(kilometres(screen.getAllByRole('columnheader'))).toEqual(ascending)
  expect(kilometres(screen.getAllByText(/^[\d,]+ km a week$/))).toEqual(ascending)
  expect(screen.getByText('Included').closest('label')?.textContent).toContain('350 km')
})

it('the step for a changed weekly price states both minimum totals, as the car’s page does (RTE-06, CAR-14)', () => {
  show(
    { ...newCheckout('subscribe', weeklyCar), token: 't', seen: { cents: 27_900, type: 'driveAway' } },
    { car: weeklyCar, values: byTheWeek },
  )
  const priceOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  expect(screen.getByText(/has changed it since you last looked/)).toBeDefined()
  expect(priceOf('Before')).toContain('$279 per weekMinimum total $3,627 over 13 weeks, plus a refundable bond of $1,116')
  expect(priceOf('Now')).toContain('$289 per weekMinimum total $3,757 over 13 weeks, plus a refundable bond of $1,156')
})

it('a paid subscription states what was chosen, that staff will check it, and can be cancelled (CAR-14, CHK-04)', () => {
  const plan = {
    ...{
      termMonths: 12,
      kmPerWeek: 500,
      startsOn: '2026-03-20',
      weeklyCents: 29_200,
      firstWeeks: 1,
      firstCents: 29_200,
      bondCents: 116_800,
    },
    includes: 'insurance',
  }
  show(
    { ...newCheckout('subscribe', weeklyCar), token: 't', entered: chosen, ...hold('charged', { subscription: plan }) },
    { car: weeklyCar },
  )
  expect(document.body.textContent).toMatch(/check your identity and licence.*\$292.*12 months or more.*20 Mar 2026/)
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeTruthy()
})

const carArea = () => screen.getByRole('complementary', { name: 'The car' }).textContent ?? ''
const weeklyPlan = {
  ...{ termMonths: 12, kmPerWeek: 500, startsOn: '2026-03-20', weeklyCents: 29_200, firstWeeks: 1, firstCents: 29_200, bondCents: 116_800 },
  includes: 'insurance',
}
const chosenTerms = ['$292 per week', 'Minimum total $15,184 over 52 weeks, plus a refundable bond of $1,168', '12 months', '500 km a week']

it.each([
  { name: 'contact details', given: { entered: { plan: chosen.plan } }, due: true },
  { name: 'the answers before the payment', given: { entered: chosen }, due: true },
  { name: 'a changed price', given: { entered: chosen, seen: { cents: 27_900, type: 'driveAway' } }, due: true },
  { name: 'waiting for the bank', given: { entered: chosen, ...hold('holding', { subscription: weeklyPlan }) }, due: true },
  { name: 'a declined card', given: { entered: chosen, ...hold('holding', { declined: true, subscription: weeklyPlan }) }, due: true },
  { name: 'another shopper was faster', given: { entered: chosen, car: { ...weeklyCar, reserved: true } }, due: false },
  { name: 'a paid subscription', given: { entered: chosen, ...hold('charged', { subscription: weeklyPlan }) }, due: false },
] satisfies { name: string; given: Partial<Checkout>; due: boolean }[])(
  'beside every step after the choice is the chosen subscription: $name (CAR-14, CHK-03)',
  ({ given, due }) => {
    show({ ...newCheckout('subscribe', weeklyCar), token: 't', ...given }, { car: weeklyCar, values: byTheWeek })
    for (const text of chosenTerms) expect(carArea()).toContain(text)
    expect(carArea()).not.toMatch(/\$289|13 weeks|350 km/)
    expect(carArea().includes('$1,460')).toBe(due)
  },
)

it('the step for a changed weekly price states it for the chosen subscription (RTE-06, CAR-14)', () => {
  show(
    { ...newCheckout('subscribe', weeklyCar), token: 't', entered: chosen, seen: { cents: 27_900, type: 'driveAway' } },
    { car: weeklyCar, values: byTheWeek },
  )
  const priceOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  expect(priceOf('Before')).toContain('$283 per weekMinimum total $14,716 over 52 weeks, plus a refundable bond of $1,132')
  expect(priceOf('Now')).toContain('$292 per weekMinimum total $15,184 over 52 weeks, plus a refundable bond of $1,168')
  expect(screen.getByRole('button', { name: 'Continue at $292 per week' })).toBeTruthy()
})

it('before the choice, a subscription states what the car’s page says is included, and its offers (CAR-14, VDP-02, OFR-01)', () => {
  const vdp = { showIncluded: true, includedFor: 'subscribed', includedHeading: 'Included', includedPoints: ['Insurance, $1,200 excess'] }
  const car = { ...weeklyCar, offerId: 'week' }
  const [week, mats] = [
    buildOffer({ id: 'week', name: 'Second week free', category: 'Subscription' }),
    buildOffer({ id: 'mats', name: 'Mats', category: 'Used', onCars: true }),
  ]
  const values = { ...byTheWeek, vdp }
  show(newCheckout('subscribe', car, { token: 't' }), { car, values, site: { carOffers: [week, mats] } })
  expect(screen.getByRole('heading', { name: 'Included' })).toBeTruthy()
  expect(screen.getByText('Insurance, $1,200 excess')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Second week free' })).toBeTruthy()
  // An offer for buyers is none for a subscription.
  expect(screen.queryByRole('link', { name: 'Mats' })).toBeNull()
})
