import type { Random } from './random'

interface About {
  readonly title: string
  readonly carType: 'new' | 'used' | 'demo'
  readonly itemType: 'car' | 'motorcycle' | 'caravan'
  readonly km: number
  readonly equipment: readonly string[]
  readonly dealer: string
  readonly city: string
  /** Years. */
  readonly age: number
  readonly isTestDriveCar: boolean
  /** Incoming: bought or ordered, not in the yard yet. */
  readonly isOnItsWay: boolean
  /** Built to order. */
  readonly isToOrder: boolean
  readonly inNewZealand: boolean
}

const roadside = 'Price includes a 12-month roadside assistance membership.'

/** Test drive wording for cars; motorcycles and caravans have their own. */
const viewing = 'Test drives any day we are open: choose a time, and it is ready when you come.'
const inOtherWords: Readonly<Record<About['itemType'], Readonly<Record<string, string>>>> = {
  car: {},
  motorcycle: { [viewing]: 'Test rides any day we are open, with your licence and your own gear.' },
  caravan: {
    [viewing]: 'Inspections any day we are open; take your time inside.',
    'Our demonstrator {title} with only {km} km on the clock.': 'Our display {title}, as new inside and out.',
    [roadside]: 'Everything is explained at handover, at your pace.',
  },
}

const oneOwner = '{title} with {km} km, driven to work and back: starts, stops and steers as it should.'
const manyKm = 'A {title} that has seen the country: {km} km, serviced all the way, and priced for it.'
const testDriveCar = 'This is our test-drive car: it stays with us for now. Drive it any day, and order one like it in your own colour.'

/** New and demo cars have the manufacturer's longer roadside assistance. */
const notUsed: Readonly<Record<string, string>> = { [roadside]: 'Everything is explained at handover, at your pace.' }

/** Replacements for a car that is not built yet. */
const onOrder: Readonly<Record<string, string>> = {
  [viewing]: 'Ask us which ones of its kind you can look at meanwhile.',
  'Located in {city}. Call first and we will have it out the front for you.': 'Handed over in {city}. Ask us when to expect yours.',
  'Interstate buyers: we arrange transport and a video walk-around.': 'Interstate buyers: we arrange transport.',
}

/** Replacements for a car that has not arrived. */
const onArrival: Readonly<Record<string, string>> = {
  [viewing]: 'Leave your number and we call you on the day it can be seen.',
  'Located in {city}. Call first and we will have it out the front for you.': 'It comes to {city}. Ask us which day.',
  'Interstate buyers: we arrange transport and a video walk-around.':
    'Interstate buyers: we arrange transport, and a video once it is here.',
}

const openings = {
  new: [
    'Brand new {title}, ready to go from {city}.',
    'Take this one or order yours: {title} in stock at {dealer}.',
    'The {title} has landed in {city}.',
  ],
  demo: [
    'Our demonstrator {title} with only {km} km on the clock.',
    'Save on this {title}: driven by our own team and looked after from new.',
  ],
  used: [
    'A tidy {title} with {km} km and a full service history.',
    oneOwner,
    'Traded in with us in {city}: {title}, {km} km, two keys and books.',
    'Just through our workshop: {title} with fresh fluids and its brakes checked.',
  ],
}
const middles = ['Highlights are {features}.', 'On board: {features}, and more besides.', 'Fitted with {features}.']
const closings = [
  viewing,
  'Trade-ins welcome. Ask us what a loan would come to before you decide.',
  roadside,
  'Located in {city}. Call first and we will have it out the front for you.',
  'Interstate buyers: we arrange transport and a video walk-around.',
]

/** Lower-cases a feature inside a sentence, except names. */
const inSentence = (feature: string) =>
  /^(Apple|Bluetooth|[A-Z]{2})/.test(feature) ? feature : feature.charAt(0).toLowerCase() + feature.slice(1)

/** New Zealand wording. */
const inNewZealandWords = [['Interstate buyers', 'Buyers from the other island']] as const

/** High kilometres contradict “carefully kept”. */
const openingOf = (opening: string, { km, age }: About) => (opening === oneOwner && km > 14_000 * (age + 1) ? manyKm : opening)

/** Dealer comments of a vehicle: paragraphs separated by `|`. */
export const dealerComments = (random: Random, about: About) => {
  const features = [...about.equipment].sort((a, b) => b.length - a.length).slice(0, 4)
  const list =
    features.length > 1
      ? `${features.slice(0, -1).map(inSentence).join(', ')} and ${inSentence(features.at(-1) ?? '')}`
      : 'everything the grade comes with'
  const km = about.km.toLocaleString('en-AU')
  const fill = (text: string) =>
    (
      (about.isToOrder ? onOrder[text] : undefined) ??
      (about.isOnItsWay ? onArrival[text] : undefined) ??
      inOtherWords[about.itemType][text] ??
      (about.carType === 'used' ? undefined : notUsed[text]) ??
      text
    )
      .replaceAll('{title}', about.title)
      .replaceAll('{km}', km)
      .replaceAll('{dealer}', about.dealer)
      .replaceAll('{city}', about.city)
      .replaceAll('{features}', list)
  const opening =
    about.itemType === 'caravan' && about.carType === 'used'
      ? `Ready for the road: ${about.title}, always stored under cover.`
      : about.itemType === 'motorcycle' && about.carType === 'used'
        ? `${about.title} with ${km} km, a full service history and good tyres.`
        : fill(openingOf(random.pick(openings[about.carType]), about))
  const onItsWay = `On its way to ${about.city}: ${about.title}${about.carType === 'new' ? '' : `, ${km} km`}.`
  const toOrder = `${about.title}, ordered the way you want it.`
  const paragraphs = [
    about.isToOrder ? toOrder : about.isOnItsWay ? onItsWay : opening,
    ...(about.isTestDriveCar ? [testDriveCar] : []),
    // Drawn in any case, to preserve the random sequence; used only if there are features to mention.
    ...[fill(random.pick(middles))].filter(() => features.length > 1),
    ...(random.chance(0.7) ? [fill(random.pick(closings))] : []),
    ...(random.chance(0.4) ? [fill(random.pick(closings))] : []),
  ]
  const text = [...new Set(paragraphs)].join('|')
  return about.inNewZealand ? inNewZealandWords.reduce((said, [from, to]) => said.replaceAll(from, to), text) : text
}
