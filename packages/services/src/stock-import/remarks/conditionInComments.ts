import type { CarType } from '@forecourt/rules/entities/Car'
import { findMatches } from '@forecourt/schema/findMatches'
import type { LineValues } from '../ColumnValues'
import type { ImportColumn } from '../stockColumns'
import { areOtherDoors, isOtherReading } from './namedFacts'
import { isOfThisCar } from './namedPowertrain'
import { readingsIn } from './readingsInText'

/** Maximum characters of comments that are searched, and before a word that may be about another car. */
const [longestRead, lookBack] = [5_000, 40] as const

const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.map((each) => `\\b(?:${each})`).join('|'), 'gi')
/** Another car, or a visit: “drive our demonstrator”. */
const ofVisit =
  /(?:\b(?:drive|driving|see|view|try|book|visit|request|ask|call|arrange|for|on|in|another|separate|used|with)\s+(?:(?:our|a|an|the|your|this|one of our|test)\s+)*)$/i
const ofOtherCar =
  /^\s*(?:also|is|are|cars?|vehicles?|models?)? ?(?:available|in stock|in (?:store|our)|to (?:test )?drive|drives?|videos?|days?|of\b|tour|fleet)/i

/** Words for a demonstrator, and for a car that had an owner. */
const ofDemo = [
  '(?:ex|dealer|company)[ -]demo\\b',
  'demo (?:car|vehicle|model|unit|with)\\b',
  '(?<=(?:^|[.!?,;\\n]) ?)demo(?=\\W{0,3}(?:$|[.!,;\\n]))',
]
const demos = anyOf('(?:(?:dealer|company|sales|ex|our|former)[ -])?demonstrators?\\b', ...ofDemo)
/** One demonstrator: “demonstrators” are cars of the dealer. */
const demo = anyOf('(?:(?:dealer|company|sales|ex|our|former)[ -])?demonstrator\\b', ...ofDemo)
const owned = anyOf(
  '(?:one|1|single|two|2|three|3)[ -](?:careful |lady |local |private |elderly )?owners?\\b(?! (?:club|manual))',
  'ex[- ](?:fleet|lease|gov\\w*|rental|hire|company)\\b',
  'previous(?:ly)? owne(?:r|d)\\b',
  'traded? in by\\b',
  'near(?:ly)?[- ]new\\b(?! (?:tyres?|batter|brakes?))',
)
/** A car that is no demonstrator. */
const preOwned = anyOf(
  'previous(?:ly)? owne(?:r|d)\\b',
  'ex[- ](?:fleet|lease|gov\\w*|rental|hire)\\b',
  'certified (?:pre[- ]?owned|used) (?:car|vehicle)\\b',
  '(?:cpo|pre[- ]?(?:owned|loved))\\b(?! (?:cars|vehicles|stock|range|department|centre|(?:car|vehicle) (?:cent|dealer|sales|special|manager|team)))',
)
const unused = anyOf(
  'brand[- ]new,? (?:and )?(?:un-?registered|never registered|car|vehicle)\\b',
  'never (?:been )?registered\\b',
  '(?<=(?:^|[.!?\\n]) ?)new (?:car|vehicle)(?=\\W{0,3}(?:$|[.!\\n]))',
  '(?:this(?: car| vehicle| one)?|it) is (?:a )?brand[- ]new(?! (?:set|tyre|battery|engine))',
)

/** Whether comments have one of the words, about this car. */
const isSaid = (text: string, words: RegExp): boolean =>
  findMatches(text, words).some(
    ({ 0: word, index }) =>
      isOfThisCar(text, word, index) &&
      !ofVisit.test(text.slice(Math.max(0, index - lookBack), index)) &&
      !ofOtherCar.test(text.slice(index + word.length, index + word.length + lookBack)),
  )

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const numberOf = (text: string): number => (/^\d$/.test(text) ? Number(text) : numbers.indexOf(text.toLowerCase()) + 2)
const count = `([2-9]|${numbers.join('|')})`
const [seatCounts, doorCounts] = [
  anyOf(`${count}[ -]seat(?:er|s)\\b(?! (?:fold|heat|up\\b|down|in the|remov|cover))`),
  anyOf(`${count}[ -]doors?\\b`),
]
/** The counts that comments state; empty for none. */
const counts = (text: string, pattern: RegExp): readonly number[] =>
  findMatches(text, pattern).flatMap(({ 0: word, 1: number = '', index }) => (isOfThisCar(text, word, index) ? [numberOf(number)] : []))

/** Pre-filters: every text with one of the words contains one of these. */
const [mayBeUsed, mayBeNew, isSize] = [
  /demo|owne|ex[- ]|traded|loved|cpo|certified|near/i,
  /brand|demo|never|new (?:car|vehicle)/i,
  /[\dnoexrt][ -](?:seat|door)/i,
]

/** Whether comments say that a car is of another type (new, used, demo) than its column. */
const isOtherType = (text: string, carType: CarType): boolean => {
  if (carType === 'new') return mayBeUsed.test(text) && [demos, owned, preOwned].some((words) => isSaid(text, words))
  const isUnused = mayBeNew.test(text) && isSaid(text, unused)
  return isUnused || (carType === 'used' ? mayBeNew.test(text) && isSaid(text, demo) : mayBeUsed.test(text) && isSaid(text, preOwned))
}

/** Columns about condition, odometer and size that comments contradict (ENT-01). */
export const otherConditionIn = ({ carType, km, kmUnit, seats, doors }: LineValues, comments: string): readonly ImportColumn[] => {
  const text = comments.slice(0, longestRead)
  const found: ImportColumn[] = []
  if (carType !== undefined && isOtherType(text, carType)) found.push('carType')
  if (km !== undefined) {
    const readings = readingsIn(text)
    const inKm = (km.unit ?? kmUnit) === 'miles' ? km.distance * 1.609344 : km.distance
    if (readings.length > 0 && !readings.some((reading) => !isOtherReading(reading, inKm))) found.push('km')
  }
  if (isSize.test(text)) {
    const [namedSeats, namedDoors] = [seats ? counts(text, seatCounts) : [], doors ? counts(text, doorCounts) : []]
    if (seats && namedSeats.length > 0 && !namedSeats.includes(seats)) found.push('seats')
    if (doors && namedDoors.length > 0 && namedDoors.every((each) => areOtherDoors(each, doors))) found.push('doors')
  }
  return found
}
