import { everyCar } from './equipment'
import type { Random } from './random'

interface CommentFacts {
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
const viewing = 'Test drives any day we’re open. Choose a time and we’ll have it ready for you.'
const replacements: Readonly<Record<CommentFacts['itemType'], Readonly<Record<string, string>>>> = {
  car: {},
  motorcycle: { [viewing]: 'Test rides any day we’re open. Bring your licence and riding gear.' },
  caravan: {
    [viewing]: 'Inspections any day we’re open. Take all the time you need.',
    'Our demonstrator {title} with only {km} km on the clock.': 'Our display {title}, as new inside and out.',
    [roadside]: 'We’ll explain everything at handover, at your pace.',
  },
}

const oneOwner = '{title} with {km} km. It’s been a daily commuter and drives just as it should.'
const manyKm = 'A {title} with {km} km, regularly serviced and well priced.'
const testDriveCar = 'This is our test-drive car, so it isn’t for sale yet. Come and drive it, then order one in the colour you want.'

/** New and demo cars have the manufacturer's longer roadside assistance. */
const newCarReplacements: Readonly<Record<string, string>> = { [roadside]: 'We’ll explain everything at handover, at your pace.' }

/** Replacements for a car that is not built yet. */
const onOrder: Readonly<Record<string, string>> = {
  [viewing]: 'Ask us about similar ones you can see in the meantime.',
  'Located in {city}. Call ahead and we’ll have it out the front for you.': 'Pick up in {city}. Ask us when to expect yours.',
  'Interstate buyers welcome. We can arrange transport and a video walk-around.': 'Interstate buyers welcome. We can arrange transport.',
}

/** Replacements for a car that has not arrived. */
const onArrival: Readonly<Record<string, string>> = {
  [viewing]: 'Leave your number and we’ll call you when you can come and see it.',
  'Located in {city}. Call ahead and we’ll have it out the front for you.': 'It’s coming to {city}. Ask us when it’s due.',
  'Interstate buyers welcome. We can arrange transport and a video walk-around.':
    'Interstate buyers welcome. We can arrange transport, and a video once it’s here.',
}

const openings = {
  new: ['Brand new {title}, ready to go in {city}.', '{title}, in stock now at {dealer}.', 'The {title} has landed in {city}.'],
  demo: [
    'Our demonstrator {title} with only {km} km on the clock.',
    'Our own team has driven this {title}, and it’s been looked after from new.',
  ],
  used: [
    'A tidy {title} with {km} km and a full service history.',
    oneOwner,
    '{title}, traded in with us in {city}, with {km} km, two keys and the logbook.',
    'Just through our workshop, this {title} has been inspected and serviced.',
  ],
}
const middles = ['Highlights: {features}.', 'Features: {features}.', 'What you get: {features}.']
const closings = [
  viewing,
  'Trade-ins welcome. Ask us about finance before you decide.',
  roadside,
  'Located in {city}. Call ahead and we’ll have it out the front for you.',
  'Interstate buyers welcome. We can arrange transport and a video walk-around.',
]

/** Lower-cases a feature inside a sentence, except names. */
const inSentence = (feature: string) =>
  /^(Apple|Bluetooth|[A-Z]{2})/.test(feature) ? feature : feature.charAt(0).toLowerCase() + feature.slice(1)

/** New Zealand wording. */
const newZealandReplacements = [['Interstate buyers', 'Out-of-town buyers']] as const

/** High kilometres contradict “carefully kept”. */
const openingText = (opening: string, { km, age }: CommentFacts) => (opening === oneOwner && km > 14_000 * (age + 1) ? manyKm : opening)

/** Dealer comments of a vehicle: paragraphs separated by `|`. */
export const dealerComments = (random: Random, about: CommentFacts) => {
  const features = about.equipment
    .filter((feature) => !everyCar.includes(feature))
    .sort((a, b) => b.length - a.length)
    .slice(0, 4)
  const list = features.length > 1 ? features.map(inSentence).join(', ') : 'everything the grade comes with'
  const km = about.km.toLocaleString('en-AU')
  const fill = (text: string) =>
    (
      (about.isToOrder ? onOrder[text] : undefined) ??
      (about.isOnItsWay ? onArrival[text] : undefined) ??
      replacements[about.itemType][text] ??
      (about.carType === 'used' ? undefined : newCarReplacements[text]) ??
      text
    )
      .replaceAll('{title}', about.title)
      .replaceAll('{km}', km)
      .replaceAll('{dealer}', about.dealer)
      .replaceAll('{city}', about.city)
      .replaceAll('{features}', list)
  const opening =
    about.itemType === 'caravan' && about.carType === 'used'
      ? `${about.title}, always stored under cover and ready for the road.`
      : about.itemType === 'motorcycle' && about.carType === 'used'
        ? `${about.title} with ${km} km, a full service history and good tyres.`
        : fill(openingText(random.pick(openings[about.carType]), about))
  const onItsWay = `On its way to ${about.city}: ${about.title}${about.carType === 'new' ? '' : `, ${km} km`}.`
  const toOrder = `Order your ${about.title} the way you want it.`
  const paragraphs = [
    about.isToOrder ? toOrder : about.isOnItsWay ? onItsWay : opening,
    ...(about.isTestDriveCar ? [testDriveCar] : []),
    // Drawn in any case, to preserve the random sequence; used only if there are features to mention.
    ...[fill(random.pick(middles))].filter(() => features.length > 1),
    ...(random.chance(0.7) ? [fill(random.pick(closings))] : []),
    ...(random.chance(0.4) ? [fill(random.pick(closings))] : []),
  ]
  const text = [...new Set(paragraphs)].join('|')
  return about.inNewZealand ? newZealandReplacements.reduce((replaced, [from, to]) => replaced.replaceAll(from, to), text) : text
}
