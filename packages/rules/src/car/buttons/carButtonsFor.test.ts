import { type CarButtonKind, cardButtons } from '@forecourt/schema/carButton'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import type { Location } from '../../entities/Location'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { type CarButtonList, carButtonsFor, cardButtonsFor } from './carButtonsFor'

/** Wednesday, 1pm in Sydney. */
const now = '2026-03-11T02:00:00Z'
/** Wednesday, 6pm in Sydney: after closing. */
const evening = '2026-03-11T07:00:00Z'

/** A site on which every button can show. */
const allButtons: ConfigValues = {
  phone: { main: '02 5550 0000' },
  checkout: { enabled: true },
  price: { offerSubscriptions: true },
  chat: { enabled: true, excludedDealerships: ['harbour-motors'] },
  vdp: { customButtonHref: '/why-us' },
}
const config = buildConfig(allButtons)
const ready: Partial<Car> = { paymentProcessors: ['stripe'], historyFileKey: 'history/n1001.pdf', subscriptionPriceCents: 289_00 }
const all = (Object.keys(cardButtons) as CarButtonKind[]).map((id) => ({
  id,
  label: id === 'custom' ? 'Why us' : '',
  style: 'secondary' as const,
}))

interface Situation {
  readonly car?: Partial<Car>
  readonly settings?: ConfigValues
  readonly place?: 'card' | 'vdp'
  readonly location?: Location | null
  readonly now?: string
}
const shownButtons = (situation: Situation, buttons: CarButtonList = all) =>
  carButtonsFor(buildCar({ ...ready, ...situation.car }), buttons, {
    config: situation.settings ? buildConfig({ ...allButtons, ...situation.settings }) : config,
    place: situation.place ?? 'vdp',
    location: situation.location === undefined ? buildLocation() : situation.location,
    now: situation.now ?? now,
  })
const ids = (situation: Situation) => shownButtons(situation).map(({ id }) => id)

it.each(['sold', 'withdrawn', 'draft'] as const)(
  'a car with status %s has only the button “Find Me Something Similar” (CAR-04, CARD-10, VDP-29)',
  (status) => {
    for (const place of ['card', 'vdp'] as const)
      expect(shownButtons({ car: { status }, place })).toEqual([
        { id: 'similar', label: 'Find Me Something Similar', style: 'primary', setting: `/${place}/buttons` },
      ])
  },
)

it('the button list shows Subscribe only on a car with a subscription price (CAR-14, VDP-07)', () => {
  const buttons = [
    { id: 'subscribe', label: '', style: 'primary' },
    { id: 'buyOnline', label: 'Enquire to Buy', style: 'secondary' },
  ] as const
  const labels = (situation: Situation) => shownButtons(situation, buttons).map(({ label }) => label)
  expect(labels({})).toEqual(['Subscribe', 'Enquire to Buy'])
  expect(labels({ car: { subscriptionPriceCents: null } })).toEqual(['Enquire to Buy'])
  expect(labels({ settings: { price: { offerSubscriptions: false } } })).toEqual(['Enquire to Buy'])
  expect(labels({ car: { reserved: true } })).toEqual([])
})

it('the button list keeps the site’s order, labels and styles, and names the setting of each button (VDP-07, CFG-17, CFG-18)', () => {
  const buttons = [
    { id: 'testDrive', label: 'Take it for a spin', style: 'success' },
    { id: 'enquire', label: '', style: 'primary' },
    { id: 'finance', label: '  ', style: 'outline' },
  ] as const
  expect(shownButtons({ settings: { finance: { buttonLabel: 'Finance Enquiry' } } }, [...buttons])).toEqual([
    { id: 'testDrive', label: 'Take it for a spin', style: 'success', setting: '/vdp/buttons/testDrive' },
    { id: 'enquire', label: 'Enquire Now', style: 'primary', setting: '/vdp/buttons/enquire' },
    { id: 'finance', label: 'Finance Enquiry', style: 'outline', setting: '/vdp/buttons/finance' },
  ])
})

it('the button list shows every button whose requirements are met, each with its label (CARD-06, VDP-07, VDP-08, FIN-01, TRD-01, CHK-01)', () => {
  const expected = {
    enquire: ['Enquire', 'Enquire Now'],
    testDrive: ['Book a Test Drive', 'Book a Test Drive'],
    finance: ['Get Finance Quote', 'Get Finance Quote'],
    tradeIn: ['Trade In', 'Trade-in Valuation'],
    photos: ['Request Photos', 'Request Photos'],
    makeOffer: ['Make an Offer', 'Make an Offer'],
    call: ['Call', 'Call'],
    callNow: ['Call Now', 'Call Now'],
    whatsapp: ['WhatsApp', 'WhatsApp'],
    share: ['Share', 'Share'],
    location: ['View Location', 'View Location'],
    print: ['Print', 'Print'],
    reserve: ['Reserve Now $200', 'Reserve Car Now'],
    buyOnline: ['Online Purchase', 'Online Purchase'],
    subscribe: ['Subscribe', 'Subscribe'],
    chat: ['Instant Message', 'Instant Message'],
    history: ['History Report', 'Car History Report'],
    favourite: ['Save', 'Save'],
    compare: ['Compare', 'Compare'],
    custom: ['Why us', 'Why us'],
  } as const satisfies { readonly [Kind in CarButtonKind]?: readonly [card: string, vdp: string] }
  const listed = all.filter(({ id }) => id in expected || id === 'details')
  const labelled = (place: 'card' | 'vdp') => shownButtons({ place }, listed).map(({ id, label }) => [id, label])
  expect(labelled('vdp')).toEqual(Object.entries(expected).map(([id, [, label]]) => [id, label]))
  expect(labelled('card')).toEqual([...Object.entries(expected).map(([id, [label]]) => [id, label]), ['details', 'View Details']])
})

it('the button list shows every kind of button on a card, each with a label (CARD-06, VDP-07)', () => {
  const shown = shownButtons({ place: 'card' })
  expect(shown.map(({ id }) => id)).toEqual(Object.keys(cardButtons))
  for (const { label } of shown) expect(label).toMatch(/\S/)
})

const alone = { price: ['makeOffer', 'print', 'reserve', 'buyOnline'], checkout: ['reserve', 'buyOnline'] } as const

it.each([
  { name: 'Call Now without a location phone (VDP-12)', car: { locationPhone: null }, hidden: ['callNow'] },
  { name: 'Call Now with an empty location phone (VDP-12)', car: { locationPhone: '' }, hidden: ['callNow'] },
  {
    name: 'Call Now after closing, if it shows only in opening hours (UI-05, VDP-12)',
    settings: { phone: { main: '02 5550 0000', callNowInHoursOnly: true } },
    now: evening,
    hidden: ['callNow'],
  },
  { name: 'nothing in opening hours (UI-05)', settings: { phone: { main: '02 5550 0000', callNowInHoursOnly: true } }, hidden: [] },
  { name: 'nothing after closing, if Call Now always shows (VDP-12)', now: evening, hidden: [] },
  {
    name: 'every call when there is no number at all (VDP-12, VDP-14)',
    car: { locationPhone: null },
    settings: { phone: { main: '' } },
    hidden: ['call', 'callNow', 'whatsapp'],
  },
  {
    name: 'an offer, printing and reserving without a price (ENQ-26, VDP-11, CHK-02)',
    car: { priceCents: null },
    hidden: [...alone.price],
  },
  { name: 'the same at a price of exactly 10 dollars (CAR-17)', car: { priceCents: 1000 }, hidden: [...alone.price] },
  { name: 'none of these at a cent more (CAR-17)', car: { priceCents: 1001 }, hidden: [] },
  { name: 'the same at a price below 0 (CAR-17)', car: { priceCents: -1 }, hidden: [...alone.price] },
  { name: 'printing without a picture (VDP-11)', car: { images: [] }, hidden: ['print'] },
  { name: 'finance for a make without finance (CAR-23)', car: { make: 'SUZUKI' }, hidden: ['finance'] },
  {
    name: 'reserving, on a site without reservations (CHK-02)',
    settings: { checkout: { enabled: false } },
    hidden: [...alone.checkout],
  },
  {
    name: 'reserving, subscribing to and making an offer for a reserved car (CHK-02, ENQ-26)',
    car: { reserved: true },
    hidden: ['makeOffer', ...alone.checkout, 'subscribe'],
  },
  { name: 'reserving without a payment provider (CHK-02)', car: { paymentProcessors: [] }, hidden: [...alone.checkout] },
  { name: 'test drives and offers for a car coming soon (VDP-07)', car: { status: 'coming_soon' }, hidden: ['testDrive', 'makeOffer'] },
  { name: 'test drives and offers for a car to pre-order (VDP-07)', car: { preorder: true }, hidden: ['testDrive', 'makeOffer'] },
  { name: 'messages, on a site without them (VDP-07)', settings: { chat: { enabled: false } }, hidden: ['chat'] },
  {
    name: 'messages, if a chat provider’s window shows (VDP-13)',
    settings: { chat: { enabled: true, token: 'abc' } },
    hidden: ['chat'],
  },
  { name: 'the history report without a file (VDP-09)', car: { historyFileKey: null }, hidden: ['history'] },
  { name: 'the history report with an empty key (VDP-09)', car: { historyFileKey: '' }, hidden: ['history'] },
  { name: 'saving, if the site has no favourites (VDP-10)', settings: { favourites: { enabled: false } }, hidden: ['favourite'] },
  { name: 'comparing, if the site has no comparison (FAV-02)', settings: { favourites: { compare: false } }, hidden: ['compare'] },
  {
    name: 'saving and comparing a new car, if only used cars can be saved (FAV-03)',
    settings: { favourites: { showFor: ['used'] } },
    car: { carType: 'new' },
    hidden: ['favourite', 'compare'],
  },
  { name: 'a custom link without an address (VDP-07)', settings: { vdp: { customButtonHref: '' } }, hidden: ['custom'] },
  { name: 'sharing without a way to share (UI-08)', settings: { social: { share: [] } }, hidden: ['share'] },
  {
    name: 'the location without its section (VDP-05)',
    settings: { vdp: { showMap: false, customButtonHref: '/a' } },
    hidden: ['location'],
  },
  { name: 'an unknown location (VDP-05)', location: null, hidden: ['location'] },
] satisfies (Situation & { name: string; hidden: CarButtonKind[] })[])(
  'a card leaves out the button: $name',
  ({ hidden, ...situation }) => {
    const shown = ids(situation)
    expect(ids({}).filter((id) => !shown.includes(id))).toEqual(hidden)
  },
)

it.each([1, 2, 5])('a card shows the first %i buttons available for the car (CARD-06)', (mostButtons) => {
  const settings = buildConfig({ ...allButtons, card: { mostButtons, buttons: all } })
  for (const car of [buildCar(ready), buildCar({ ...ready, priceCents: null, historyFileKey: null }), buildCar({ reserved: true })]) {
    const shown = cardButtonsFor(car, { config: settings, location: buildLocation(), now })
    const suitable = carButtonsFor(car, settings.card.buttons, { config: settings, place: 'card', location: buildLocation(), now })
    expect(shown).toEqual(suitable.slice(0, mostButtons))
  }
})

it('a card shows two buttons by default', () => expect(buildConfig().card.mostButtons).toBe(2))

it('the button list hides a custom link without a label, and the details button on the car’s page (VDP-07)', () => {
  expect(shownButtons({}, [{ id: 'custom', label: '  ', style: 'outline' }])).toEqual([])
  expect(ids({})).not.toContain('details')
  expect(ids({ place: 'card' })).toContain('details')
})

const enquireAndChat = [
  { id: 'enquire', label: 'Ask us', style: 'primary' },
  { id: 'chat', label: 'Message us', style: 'outline' },
] satisfies CarButtonList

it.each([
  { name: 'all in place', chat: { enabled: true }, replaced: true },
  { name: 'another dealership excluded', chat: { enabled: true, excludedDealerships: ['other'] }, replaced: true },
  { name: 'its dealership excluded', chat: { enabled: true, excludedDealerships: ['harbour-motors'] }, replaced: false },
  { name: 'a provider’s window', chat: { enabled: true, token: 'abc' }, replaced: false },
  { name: 'no messages', chat: { enabled: false }, replaced: false },
])('a car page replaces Enquire with a single Instant Message button (VDP-13): $name', ({ chat, replaced }) => {
  const shown = shownButtons({ settings: { chat } }, enquireAndChat)
  expect(shown.some(({ id }) => id === 'enquire')).toBe(!replaced)
  expect(shown.filter(({ id }) => id === 'chat').length).toBe(chat.enabled && !chat.token ? 1 : 0)
  if (replaced) expect(shown).toEqual([{ id: 'chat', label: 'Message us', style: 'primary', setting: '/vdp/buttons/enquire' }])
})

it('the button list keeps Enquire on cards and without reservations, and doesn’t require a listed chat button (VDP-13)', () => {
  const settings = { chat: { enabled: true } }
  const first = (situation: Situation) => shownButtons(situation, enquireAndChat.slice(0, 1))
  expect(first({ settings })).toMatchObject([{ id: 'chat', label: 'Instant Message' }])
  expect(first({ settings, place: 'card' })).toMatchObject([{ id: 'enquire', label: 'Ask us' }])
  expect(first({ settings: { ...settings, checkout: { enabled: false } } })).toMatchObject([{ id: 'enquire' }])
  expect(shownButtons({ settings }, enquireAndChat.slice(1))).toMatchObject([{ id: 'chat', label: 'Message us' }])
})
