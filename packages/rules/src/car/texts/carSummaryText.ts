import { memoised } from '@forecourt/schema/memoised'
import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import { formatFeet, formatOdometer, groupThousands } from '../../format/groupThousands'
import { nameInSentence, nameWithTown } from '../../locations/locationNames'
import { inSentence, listed } from '../../text/inSentence'
import { formatEngineSize, positive } from '../facts/formatMeasure'
import { ratedRange } from '../facts/ratedRange'

const maxColours = 500

/**
 * Formats a colour for mid-sentence use (VDP-02): a plain one such as 'Light blue' in lower case, a manufacturer's name such as 'Glacier
 * White' as it is.
 */
export const formatColour = memoised((colour: string): string => {
  const words = colour.trim().split(/\s+/)
  const isName = words.length > 1 && words.every((word) => /^[^\p{Ll}]/u.test(word))
  return isName ? words.join(' ') : words.join(' ').toLowerCase()
}, maxColours)

const driveNames = [
  { pattern: /^(?:awd|all[ -]wheel)/i, text: 'all-wheel drive' },
  { pattern: /^(?:4wd|4 ?x ?4|four[ -]wheel)/i, text: 'four-wheel drive' },
  { pattern: /^(?:fwd|front)/i, text: 'front-wheel drive' },
  { pattern: /^(?:rwd|rear)/i, text: 'rear-wheel drive' },
]

const maxDrives = 100

/** Formats a drive type for mid-sentence use (VDP-02): 'all-wheel drive' for a feed's AWD. */
export const formatDrive = memoised((drive: string): string => {
  const phrase = inSentence(drive)
  const found = driveNames.find((entry) => entry.pattern.test(phrase))
  return found?.text ?? (phrase === '' || phrase.endsWith('drive') ? phrase : `${phrase} drive`)
}, maxDrives)

const maxFuels = 100

/**
 * Formats a fuel for mid-sentence use (VDP-02): 'Petrol - Premium Unleaded' becomes 'premium unleaded petrol', without text in brackets.
 */
export const formatFuel = memoised(
  (fuel: string): string =>
    inSentence(
      fuel
        .replace(/\([^()]*\)/g, ' ')
        .split(/\s+-\s+/)
        .toReversed()
        .join(' '),
    ),
  maxFuels,
)

const conditions = { new: 'new', used: 'used', demo: 'demo' } as const satisfies Record<Car['carType'], string>

const transmission = (car: Car): string | null => {
  const phrase = inSentence(car.simpleTransmission || car.transmission || '')
  return phrase === '' || phrase.endsWith('transmission') ? phrase || null : `${phrase} transmission`
}

const drive = (car: Car): string | null => {
  if (car.itemType !== 'car' || !car.drive?.trim()) return null
  return car.name.toLowerCase().includes(car.drive.trim().toLowerCase()) ? null : formatDrive(car.drive)
}

const cylinderCounts = ['single', 'twin', 'three', 'four', 'five', 'six']

/** 'four-cylinder'; null if unknown. */
const cylinders = (car: Car): string | null => {
  const count = cylinderCounts[(car.cylinders || car.variant.cylinders || 0) - 1]
  return count === undefined ? null : `${count}-cylinder`
}

const engine = (car: Car, shownLabels: readonly string[]): string | null => {
  if (car.simpleFuel === 'Electric') return shownLabels.includes('Range') ? null : 'an electric motor'
  const size = formatEngineSize(car.engineSizeLitres ?? car.variant.engineSizeLitres, car.itemType)?.replace(/ L$/, '-litre')
  const isSizeStated = shownLabels.includes('Engine') || shownLabels.includes('Engine size')
  const fuel = car.fuel && !shownLabels.includes('Fuel') && formatFuel(car.fuel)
  // Riders expect petrol, and ask for cylinders.
  const kind = car.itemType === 'motorcycle' && /petrol|unleaded/i.test(car.fuel ?? '') ? (cylinders(car) ?? fuel) : fuel
  const phrase = [isSizeStated ? null : size, kind].filter(Boolean).join(' ')
  return phrase === '' ? null : `${/^(?:8|[aeio]|un|LPG)/.test(phrase) ? 'an' : 'a'} ${phrase} engine`
}

const unlessShown = <Value>(shownLabels: readonly string[], label: string, value: Value): Value | null =>
  shownLabels.includes(label) ? null : value

const parts = (car: Car, shownLabels: readonly string[]): string[] => {
  const { specifications } = car
  const length = unlessShown(shownLabels, 'Body length', formatFeet(specifications.bodyLength))
  const sleeps = unlessShown(shownLabels, 'Sleeps', positive(specifications.sleeps))
  const tare = unlessShown(shownLabels, 'Tare weight', positive(specifications.tareWeight))
  const range = unlessShown(shownLabels, 'Range', ratedRange(car))
  const found =
    car.itemType === 'caravan'
      ? [sleeps && `berths for ${sleeps}`, length && `a body ${length} long`, tare && `a tare weight of ${groupThousands(tare)} kg`]
      : [
          engine(car, shownLabels),
          unlessShown(shownLabels, 'Transmission', transmission(car)),
          unlessShown(shownLabels, 'Drive', drive(car)),
          range && `a rated range of ${range.km}${range.whenNew}`,
        ]
  return found.filter((part) => typeof part === 'string')
}

/** Body, such as 'camper trailer', or vehicle type, unless the name includes it; a motorcycle's engine says what it is. */
const bodyNoun = (car: Car): string => {
  if (car.itemType === 'motorcycle') return ''
  const word = car.simpleBody?.trim() || (car.itemType === 'car' ? '' : car.itemType)
  return word === '' || car.name.toLowerCase().includes(word.toLowerCase()) ? '' : ` ${inSentence(word)}`
}

interface Availability {
  /** Continues a sentence about the car. */
  readonly predicate: string
  /** A sentence of its own. */
  readonly sentence: string
}

const availability = (car: Car): Availability => {
  const at = nameWithTown(nameInSentence(car.locationName), car.city)
  if (car.status === 'sold') return { predicate: 'has been sold', sentence: 'It’s been sold.' }
  if (!isInStock(car)) return { predicate: 'is no longer for sale', sentence: 'It’s no longer for sale.' }
  if (car.preorder) return { predicate: `can be pre-ordered from ${at}`, sentence: `You can pre-order it from ${at}.` }
  if (car.status === 'coming_soon') return { predicate: `is on its way to ${at}`, sentence: `It’s on its way to ${at}.` }
  return { predicate: `is at ${at}`, sentence: `You’ll find it at ${at}.` }
}

/**
 * Summarises a car and its location from its facts in one or two sentences (VDP-02), without unknown facts and without praise. Also the
 * meta description (RTE-04).
 *
 * @param shownLabels labels of the key facts shown next to it, which it omits
 */
export const carSummaryText = (car: Car, shownLabels: readonly string[] = []): string => {
  const colour = car.colour?.trim() ? ` in ${formatColour(car.colour)}` : ''
  const travelled =
    !shownLabels.includes('Odometer') && car.itemType !== 'caravan' && car.carType !== 'new' && car.km !== null && car.km > 0
  const facts = [...parts(car, shownLabels), ...(travelled ? [`${formatOdometer(car.km)} on the odometer`] : [])]
  const subject = `This ${conditions[car.carType]} ${car.name}${shownLabels.includes('Body') ? '' : bodyNoun(car)}${shownLabels.includes('Colour') ? '' : colour}`
  const { predicate, sentence } = availability(car)
  return facts.length > 0 ? `${subject} has ${listed(facts)}. ${sentence}` : `${subject} ${predicate}.`
}
