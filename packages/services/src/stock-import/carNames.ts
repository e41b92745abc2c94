import { makeAliases, roadMakes } from '@forecourt/rules/stock/vocabulary/makeAliases'
import { modelNames } from '@forecourt/rules/stock/vocabulary/modelNames'
import { nameKey } from '@forecourt/rules/text/nameKey'
import { memoised } from '@forecourt/schema/memoised'
import { createModelLists } from './modelLists'

/** Parts of the name of a car in one cell. */
export interface CarName {
  /** Empty without one. */
  readonly year: string
  readonly make: string
  readonly model: string
  /** What follows the model: the badge, or a note about the car. */
  readonly rest: string
}
export type CarNamePart = keyof CarName

/** Headings of a column with the make and the model of a car in one text, the surest first. */
const nameHeadings: readonly RegExp[] = [
  /^(?:year)?(?:make(?:and|n)?model|mm)(?:year|badge|variant|series|description|desc)?$/,
  /^(?:vehicle|veh|car)(?:name|title|description|desc|details?)?$/,
  /^(?:(?:listing|product|post|ad|advert|stock|web|page)?(?:title|headline)|(?:product|listing)?name|unit|unitdescription)$/,
]
const plainOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The heading of a column with whole names of cars; undefined for none. Only of use if no heading has the make or the model. */
export const carNameHeading = (headings: readonly string[]): string | undefined => {
  for (const names of nameHeadings) {
    const found = headings.find((heading) => names.test(plainOf(heading)))
    if (found !== undefined) return found
  }
  return undefined
}

/** Words of the longest make, and of the longest model. */
const [mostMakeWords, mostModelWords] = [3, 4] as const
const leadingYear = /^((?:19|20)\d{2}|MY ?['’]?(?:\d{4}|\d{2})(?:\.\d)?)(?![\d.,])\s+/i
const trailingYear = /\s+\(?((?:19|20)\d{2})\)?$/

const makeKeys: ReadonlySet<string> = new Set(
  [...Object.keys(modelNames), ...roadMakes, ...Object.values(makeAliases).flat()].map((name) => nameKey(name)),
)
const modelsOf = createModelLists([])
/** The make by its name or an alias. */
const makeCalled = new Map(
  [
    ...Object.entries(makeAliases).flatMap(([name, aliases]) => aliases.map((alias) => [alias, name] as const)),
    ...Object.keys(modelNames).map((name) => [name, name] as const),
  ].map(([written, name]) => [nameKey(written), name] as const),
)

/** Number of words of the longest start that is one of the names; 1 without one. */
const wordsOfName = (words: readonly string[], most: number, isName: (key: string) => boolean): number => {
  for (let count = Math.min(most, words.length); count > 1; count--) if (isName(nameKey(words.slice(0, count).join(' ')))) return count
  return 1
}

/**
 * Parts the name of a car: “2019 Land Rover Range Rover Evoque HSE” by the makes and models that the trade knows, any other name by its
 * words. A name of one word is a make.
 */
export const parseCarName = memoised((text: string): CarName => {
  const written = text.trim().replace(/\s+/g, ' ')
  const [start = '', first = ''] = leadingYear.exec(written) ?? []
  const afterYear = written.slice(start.length)
  const [end = '', last = ''] = first === '' ? (trailingYear.exec(afterYear) ?? []) : []
  const words = afterYear
    .slice(0, afterYear.length - end.length)
    .split(' ')
    .filter((word) => word !== '')
  const ofMake = wordsOfName(words, mostMakeWords, (key) => makeKeys.has(key))
  const make = words.slice(0, ofMake).join(' ')
  const makeKey = nameKey(make)
  const models = modelsOf(makeCalled.get(makeKey) ?? make)
  const others = words.slice(ofMake)
  const ofModel = wordsOfName(others, mostModelWords, (key) => models.has(key) || models.has(`${makeKey}${key}`))
  return {
    year: first || last,
    make,
    model: others.slice(0, ofModel).join(' '),
    rest: others.slice(ofModel).join(' '),
  }
}, 1_000)

/** Whether the name of a car has a make that the trade knows. */
export const beginsWithMake = (text: string): boolean => makeKeys.has(nameKey(parseCarName(text).make))
