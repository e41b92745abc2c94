import { memoised } from '@forecourt/schema/memoised'
import { reasonInCell } from '../stock-import/remarks/reasonsToWait'
import type { StockLine } from '../stock-import/stockColumns'
import type { FeedRecord } from './FeedRecords'
import { isAboutCars, noteText } from './fileNotes'

/** Amounts, dates and distances, whose digits are no stock number. */
const otherNumbers =
  /\$\s?\d[\d,.]*|\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)?\s?(?:kms?|k|%)(?![a-z0-9])|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/gi
/** Fewest characters of a number, and of a number with letters such as “B7”. */
const [fewestDigits, fewest] = [3, 2] as const
/** Maximum characters of a line that are read, words of a model, and cars of one model with a question each. */
const [longestLine, mostWords, mostCars] = [1_000, 3, 5] as const
/** Least price of a car in dollars; a smaller number is no price. */
const leastPrice = 1_000

const keyOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
const isNumber = (key: string): boolean => /\d/.test(key) && key.length >= (/[a-z]/.test(key) ? fewest : fewestDigits)

/** What may be numbers of cars in a line: words with a digit, whole and by their parts, as in “4404/4406”, and plates with a space. */
const numbersIn = (line: string): readonly string[] => {
  const words = line.replace(otherNumbers, ' ').split(/[^\p{Letter}\p{Number}/-]+/u)
  const plates = words.slice(1).flatMap((word, at) => {
    const plate = `${words[at]}${word}`
    return /^(?:[a-z]{1,4}\d{1,4}[a-z]{0,2}|\d{1,4}[a-z]{2,4}\d{0,3})$/i.test(plate) ? [plate] : []
  })
  return [...words.flatMap((word) => [word, ...word.split(/[/-]/)]), ...plates].map(keyOf).filter(isNumber)
}

/** Whether a line may name a car by its number; a year is none. */
export const mayNumberCar = (line: string): boolean => numbersIn(line.slice(0, longestLine)).some((key) => !/^(?:19|20)\d\d$/.test(key))

const ofPrice = /\bnow\b|\bprice|\$|\breduced\b|\bdrop|\bdown to\b|\basking\b|\bspecial\b|\bcut\b/i
const amountWithUnit = /\$?\b(\d{1,3}(?:,\d{3})+|\d{4,6}|\d{1,3}(?:\.\d)?(?=\s?k\b))(\s?k\b)?/gi

/**
 * The amounts in dollars that a line states as prices: “4412 is now 21990”. Empty for a line about anything else.
 *
 * @param numbers numbers of the car that the line names, which are no amounts
 */
export const pricesInLine = (line: string, numbers: readonly string[]): readonly number[] => {
  const start = line.slice(0, longestLine)
  if (!ofPrice.test(start)) return []
  const keys = numbers.map(keyOf)
  return [...start.matchAll(amountWithUnit)].flatMap(([, amount = '', unit]) => {
    if (keys.includes(keyOf(amount))) return []
    const dollars = Number(amount.replaceAll(',', '')) * (unit === undefined ? 1 : 1_000)
    return dollars >= leastPrice ? [dollars] : []
  })
}

/** Models that are words of any sentence, and first words that several models share. */
const ofSentences = /^(?:note|fit|wish|up|move|life|city|edge|focus|escape|go|cross|step|way|ist|one|all|may|cars?|sport)$/
const ofSeveral =
  /^(?:land|grand|santa|model|range|great|series|class|alfa|new|super|wagon|sedan|hatch|van|ute|coupe|auto|manual|turbo|diesel|petrol|hybrid|sport|active|premium|elite|limited|cross|plus|base|luxury|classic|select|series|door|seat|cylinder|electric)$/

/** The words of a text as they are compared: without hyphens, accents and case. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}-]+/u)
    .map(keyOf)
    .filter((word) => word !== '')

/** Names of models that a line may have, also in the plural: runs of its words. */
const namesIn = (line: string): ReadonlySet<string> => {
  const words = wordsIn(line).filter((word) => !/^(?:19|20)\d\d$/.test(word))
  const found = new Set<string>()
  for (const [start] of words.entries())
    for (let count = 1; count <= mostWords && start + count <= words.length; count++) {
      const name = words.slice(start, start + count).join(' ')
      found.add(name)
      if (name.endsWith('s')) found.add(name.slice(0, -1))
      if (name.endsWith('es')) found.add(name.slice(0, -2))
    }
  return found
}

/** By which names a line may mean a model: “Impreza WRX” by “Impreza” and by “WRX”. */
const namesOf = memoised((model: string): readonly string[] => {
  const words = wordsIn(model).slice(0, mostWords)
  const [first = ''] = words
  const others = model.split(/\s+/).filter((word) => /^(?=.*[A-Z])[A-Z0-9-]{3,}$|^\p{Letter}{4,}$/u.test(word))
  const short = others.filter((word) => !ofSeveral.test(word.toLowerCase()))
  const isWhole = first.length >= 2 && /[a-z]/.test(first) && !ofSeveral.test(first)
  const names = [...words.map((_, index) => words.slice(0, index + 1).join(' ')).slice(isWhole ? 0 : 1), ...short.map(keyOf)]
  return [...new Set(names)].filter((name) => /[a-z]/.test(name) && !ofSentences.test(name))
}, 5_000)

/** By which names a line may mean a car of a make: “Toyota trade-ins” are other cars. */
const namesOfMake = memoised((make: string): readonly string[] => {
  const name = wordsIn(make).join(' ')
  return name === '' ? [] : ['the', 'this', 'that', 'our'].map((word) => `${word} ${name}`)
}, 1_000)

/** Whether a line between cars means cars by their place: “last two above are gone”. Which ones isn’t known, so all are asked about. */
export const isOfCarsNearby = (line: string): boolean =>
  /\b(?:above|below|previous|preceding|last (?:one|two|three|four|\d|car|cars|few)|next (?:one|two|three|car|cars|few)|(?:this|that|the other) (?:one|car)|these (?:two|three|ones|cars)|those (?:two|three|ones|cars))\b|^\W*[\^↑↓]/iu.test(
    line.slice(0, longestLine),
  )

/** Fewest words of a sentence that names a model; “Toyota Corolla” is a list by models. */
const fewestWords = 4
const mayNameModel = (line: string): boolean => wordsIn(line).length >= fewestWords || isAboutCars(line) || reasonInCell(line) !== null

/** Adds a line to those of a key. */
const add = (lines: Map<string, string[]>, key: string, line: string) => lines.set(key, [...(lines.get(key) ?? []), line])

/** The text of a row that is words only, such as “4408 went to auction” between two cars; null for a car. */
export const noteOfRow = ({ values, unreadable }: FeedRecord, headings: readonly string[]): string | null => {
  if (unreadable) return null
  const texts: string[] = []
  for (const heading of headings) {
    const text = values.get(heading)?.trim()
    if (!text) continue
    if (/^\$?\d[\d,.]*$/.test(text) || (texts.length === 0 && /^(?=\S*\d)\S{1,20}$/.test(text))) return null
    texts.push(text)
  }
  return noteText(texts, headings.length)?.slice(0, longestLine) ?? null
}

/** Lines that name a car: by its stock number, plate or VIN, or by its model. */
interface LinesOfCar {
  readonly byNumber: readonly string[]
  readonly byModel: readonly string[]
}
/** Of a car that no line names. */
export const noLines: LinesOfCar = { byNumber: [], byModel: [] }

/**
 * Creates the function that finds the lines of a file that name a car: “4408 went to auction”, “Dad wants the WRX”. What a sentence says of
 * one of several cars isn’t read; the cars wait (ENT-01, CAR-05).
 *
 * @param all all lines
 * @param ofModels the lines that may name a model
 */
export const createNotesOfCars = (all: readonly string[], ofModels: readonly string[] = []) => {
  const byNumber = new Map<string, string[]>()
  const byName = new Map<string, string[]>()
  for (const line of all) for (const key of new Set(numbersIn(line.slice(0, longestLine)))) add(byNumber, key, line)
  for (const line of ofModels) {
    const start = line.slice(0, longestLine)
    if (mayNameModel(start)) for (const name of namesIn(start)) add(byName, name, line)
  }
  return ({ stockNumber = '', rego = '', vin = '', make = '', model = '' }: StockLine): LinesOfCar => {
    if (byNumber.size === 0 && byName.size === 0) return noLines
    const numbered = new Set([stockNumber, rego, vin].flatMap((text) => (text === '' ? [] : (byNumber.get(keyOf(text)) ?? []))))
    const names = byName.size === 0 ? [] : [...namesOf(model), ...namesOfMake(make)]
    const named = new Set(names.flatMap((name) => byName.get(name) ?? []))
    if (numbered.size === 0 && named.size === 0) return noLines
    return { byNumber: [...numbered], byModel: [...named].filter((line) => !numbered.has(line)) }
  }
}

/** Text of the question about a line that names a car. Each car has its own, as the line may mean different things for two. */
export const noteOfCar = (stockNumber: string, line: string): string => `${stockNumber.trim()}: ${line}`

/**
 * Creates the function that returns the text of the question about a line that names a model: of the car, or of the model if the file has
 * many of them.
 */
export const createModelNotes = () => {
  const cars = new Map<string, Set<string>>()
  return ({ stockNumber = '', model = '' }: StockLine, line: string): string => {
    const key = `${model.toLowerCase()} ${line}`
    const known = cars.get(key) ?? new Set()
    cars.set(key, known)
    if (known.size < mostCars) known.add(stockNumber)
    return noteOfCar(known.has(stockNumber) ? stockNumber : model, line)
  }
}
