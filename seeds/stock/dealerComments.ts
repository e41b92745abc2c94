import { everyCar } from './equipment'
import type { Random } from './random'
import type { Voice } from './Voice'

export interface CommentFacts {
  readonly voice: Voice
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
  readonly isSold: boolean
}

/** Kilometres of a year above which a car has many. */
const manyKmPerYear = 14_000

/** Lower-cases a feature inside a sentence, except names. */
const inSentence = (feature: string) =>
  /^(Apple|Bluetooth|[A-Z]{2})/.test(feature) ? feature : feature.charAt(0).toLowerCase() + feature.slice(1)

/** Features that are one thing each, and take an article in a sentence. */
const isOne =
  /\b(?:awning|bar|battery|bed|camera|canopy|centre|clutch|cooktop|dinette|display|ensuite|fridge|grill|guard|headlight|liner|lock|machine|microwave|monitor|panel|quickshifter|seat|service|shower|snorkel|stand|sunroof|tailgate|tank|tidy|TV)$/i

const withArticle = (feature: string): string => {
  const words = inSentence(feature)
  if (!isOne.test(feature)) return words
  return /^(?:[aeio]|8|18\b|LED)/i.test(words) ? `an ${words}` : `a ${words}`
}

/** Joins features, each with its article in a sentence; with “and” within the last two, a comma comes before the last. */
export const listed = (features: readonly string[], article: boolean): string => {
  const words = features.map(article ? withArticle : inSentence)
  if (words.length < 2) return words.join('')
  const comma = words.slice(-2).some((each) => each.includes(' and ')) ? ',' : ''
  return `${words.slice(0, -1).join(', ')}${comma} and ${words.at(-1)}`
}

/** Openings of a vehicle in the yard. Many kilometres contradict “careful owner”. */
const openingsFor = ({ voice, carType, itemType, km, age }: CommentFacts): readonly string[] => {
  const isWorn = carType === 'used' && itemType !== 'caravan' && km > manyKmPerYear * (age + 1)
  return isWorn && voice.manyKm.length > 0 ? voice.manyKm : voice[carType]
}

const closingsFor = ({ voice, carType, isOnItsWay, isToOrder }: CommentFacts): readonly string[] => {
  if (isToOrder) return voice.orders
  if (isOnItsWay) return voice.arrivals
  return carType === 'used' ? [...voice.closings, ...voice.usedClosings] : voice.closings
}

/**
 * Orders the sentences of comments in one of three ways, chosen by kilometres and name, so that they don't all follow one pattern. A choice
 * by `random` would change every fact drawn after it.
 */
const arrange = ({ km, title }: CommentFacts, opening: readonly string[], features: readonly string[], closings: readonly string[]) => {
  const way = (km + title.length) % 3
  if (way === 0) return [...opening, ...features, ...closings]
  if (way === 1) return [[...opening, ...features].join(' '), ...closings]
  return [[...opening, ...closings].join(' '), ...features]
}

/** Dealer comments of a vehicle in the dealer's own voice: paragraphs separated by `|`. */
export const dealerComments = (random: Random, about: CommentFacts) => {
  const { voice, carType, isOnItsWay, isToOrder } = about
  const features = about.equipment
    .filter((feature) => !everyCar.includes(feature))
    .sort((a, b) => b.length - a.length)
    .slice(0, 4)
  const fill = (text: string) =>
    text
      .replaceAll('{title}', about.title)
      .replaceAll('{km}', about.km.toLocaleString('en-AU'))
      .replaceAll('{dealer}', about.dealer)
      .replaceAll('{city}', about.city)
      .replaceAll('{features}', listed(features, !text.includes(': {features}')))
  const opening = fill(random.pick(openingsFor(about)))
  const onItsWay = fill(carType === 'new' ? voice.onItsWay.new : voice.onItsWay.used)
  const closings = closingsFor(about)
  const openings = [isToOrder ? fill(voice.toOrder) : isOnItsWay ? onItsWay : opening]
  // Drawn in any case, to preserve the random sequence; used only if there are features to mention.
  const mentioned = [fill(random.pick(voice.features))].filter(() => features.length > 1)
  const closed = new Set([
    ...(random.chance(0.7) ? [fill(random.pick(closings))] : []),
    ...(random.chance(0.4) ? [fill(random.pick(closings))] : []),
  ])
  // After all draws, to preserve the random sequence.
  if (about.isSold) return fill(voice.sold)
  // Not for sale yet: no opening or closing that offers it.
  if (about.isTestDriveCar) return arrange(about, [voice.testDrive], mentioned, []).join('|')
  return arrange(about, openings, mentioned, [...closed]).join('|')
}
