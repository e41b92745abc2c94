import { memoised } from '@forecourt/schema/memoised'
import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import { formatFeet, formatOdometer, groupThousands } from '../../format/groupThousands'
import { nameInSentence, nameWithTown } from '../../locations/locationNames'
import { inSentence } from '../../text/inSentence'
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

/** Transmissions that people add to the engine, as in '1.4-litre petrol automatic'. */
const plainTransmission = /^(?:automatic|manual)$/

const transmission = (car: Car): string | null => {
  // An electric car has one gear, whatever its feed says.
  if (car.simpleFuel === 'Electric') return null
  const phrase = inSentence(car.simpleTransmission || car.transmission || '').replace(/ transmission$/, '')
  if (phrase === '') return null
  return plainTransmission.test(phrase) ? phrase : `${phrase} transmission`
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

/** '1.4-litre petrol'; empty if unknown or shown. */
const engine = (car: Car, shownLabels: readonly string[]): string => {
  const size = formatEngineSize(car.engineSizeLitres ?? car.variant.engineSizeLitres, car.itemType)?.replace(/ L$/, '-litre')
  const isSizeStated = shownLabels.includes('Engine') || shownLabels.includes('Engine size')
  const fuel = car.fuel && !shownLabels.includes('Fuel') && formatFuel(car.fuel)
  // Riders expect petrol, and ask for cylinders.
  const kind = car.itemType === 'motorcycle' && /petrol|unleaded/i.test(car.fuel ?? '') ? (cylinders(car) ?? fuel) : fuel
  return [isSizeStated ? null : size, kind].filter(Boolean).join(' ')
}

const unlessShown = <Value>(shownLabels: readonly string[], label: string, value: Value): Value | null =>
  shownLabels.includes(label) ? null : value

/** Engine and transmission: '1.4-litre petrol automatic', or '2.0-litre engine' on its own. */
const powertrain = (car: Car, shownLabels: readonly string[], isAlone: boolean): (string | null)[] => {
  // Said even next to the fact “Electric”: the first question of many shoppers.
  if (car.simpleFuel === 'Electric') return ['fully electric']
  const size = engine(car, shownLabels)
  const gears = unlessShown(shownLabels, 'Transmission', transmission(car))
  if (size === '') return [gears]
  if (gears !== null && plainTransmission.test(gears)) return [`${size} ${gears}`]
  return [gears === null && isAlone ? `${size} engine` : size, gears]
}

const parts = (car: Car, shownLabels: readonly string[]): string[] => {
  const { specifications } = car
  if (car.itemType === 'caravan') {
    const length = unlessShown(shownLabels, 'Body length', formatFeet(specifications.bodyLength))
    const sleeps = unlessShown(shownLabels, 'Sleeps', positive(specifications.sleeps))
    const tare = unlessShown(shownLabels, 'Tare weight', positive(specifications.tareWeight))
    return [sleeps && `sleeps ${sleeps}`, length && `${length} long`, tare && `tare weight ${groupThousands(tare)} kg`].filter(
      (part) => typeof part === 'string',
    )
  }
  const range = unlessShown(shownLabels, 'Range', ratedRange(car))
  const travelled = car.carType !== 'new' && car.km !== null && car.km > 0
  const others = [
    unlessShown(shownLabels, 'Drive', drive(car)),
    range && `rated range ${range.km}${range.whenNew}`,
    travelled ? unlessShown(shownLabels, 'Odometer', formatOdometer(car.km)) : null,
  ].filter((part) => typeof part === 'string')
  return [...powertrain(car, shownLabels, others.length === 0), ...others].filter((part) => typeof part === 'string')
}

/** Body, such as 'camper trailer', or vehicle type, unless the name includes it; a motorcycle's engine says what it is. */
const bodyNoun = (car: Car): string => {
  if (car.itemType === 'motorcycle') return ''
  const word = car.simpleBody?.trim() || (car.itemType === 'car' ? '' : car.itemType)
  return word === '' || car.name.toLowerCase().includes(word.toLowerCase()) ? '' : ` ${inSentence(word)}`
}

/** Colours that read well in front of a vehicle's name; others, such as a manufacturer's 'Glacier White', follow it. */
const colourAdjective =
  /^(?:(?:light|dark|bright) )?(?:beige|black|blue|bronze|brown|cream|gold|graphite|gr[ae]y|green|maroon|orange|pink|purple|red|silver|white|yellow)$/

const withArticle = (words: string): string => `${/^(?:8|[aeio])/i.test(words) ? 'An' : 'A'} ${words}`

/** What the vehicle is: 'A white 2016 Ford Transit 350L'. A new one without other facts is called new. */
const subject = (car: Car, shownLabels: readonly string[], hasFacts: boolean): string => {
  const condition = car.carType === 'demo' || (car.carType === 'new' && !hasFacts) ? `${car.carType} ` : ''
  const noun = `${car.name}${shownLabels.includes('Body') ? '' : bodyNoun(car)}`
  const colour = car.colour?.trim() && !shownLabels.includes('Colour') ? formatColour(car.colour) : ''
  if (colour === '') return withArticle(`${condition}${noun}`)
  return condition === '' && colourAdjective.test(colour)
    ? withArticle(`${colour} ${noun}`)
    : withArticle(`${condition}${noun} in ${colour}`)
}

const availability = (car: Car): string => {
  const at = nameWithTown(nameInSentence(car.locationName), car.city)
  if (car.status === 'sold') return 'It’s been sold.'
  if (!isInStock(car)) return 'It’s no longer for sale.'
  if (car.preorder) return `You can pre-order it from ${at}.`
  if (car.status === 'coming_soon') return `It’s on its way to ${at}.`
  return `See it at ${at}.`
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Summarises a car and its location from its facts in two or three short sentences (VDP-02), without unknown facts and without praise. Also
 * the meta description (RTE-04).
 *
 * @param shownLabels labels of the key facts shown next to it, which it omits
 * @example 'A green 2020 Volkswagen Golf 110TSI hatch: 1.4-litre petrol automatic, 61,262 km. See it at our Parramatta yard.'
 */
export const carSummaryText = (car: Car, shownLabels: readonly string[] = []): string => {
  const facts = parts(car, shownLabels)
  const what = subject(car, shownLabels, facts.length > 0)
  const described = facts.length === 0 ? '' : car.simpleFuel === 'Electric' ? `. ${capitalised(facts.join(', '))}` : `: ${facts.join(', ')}`
  return `${what}${described}. ${availability(car)}`
}
