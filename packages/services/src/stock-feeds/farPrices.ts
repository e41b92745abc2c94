import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { memoised } from '@forecourt/schema/memoised'
import type { ReadColumn } from '../stock-import/rememberColumns'
import { amountColumns, type ImportColumn, type StockLine } from '../stock-import/stockColumns'

/** A price that is far from those of other cars of the file. */
export interface FarPrice {
  /** One sentence. */
  readonly message: string
  /** Prices that may be meant: the one in the file, and one that a digit more or less would make. */
  readonly choices: readonly string[]
}

/** Cars that a price is compared with at least: of its make and model, and of the whole file. */
const [fewestAlike, fewestOfFile] = [3, 6] as const
/** A price is far if it is so many times that of cars of the same make and model, or of a file without these. */
const [mostTimes, mostTimesOfFile] = [5, 4] as const
/** Years by which a car may be newer than those that it is compared with. */
const yearsApart = 2
/** Cents. A price below the first isn’t far from those of other models, and one above the second needs other cars that cost as much. */
const [mostOfAny, mostAlone] = [15_000_000, 20_000_000] as const

/** Limit of cached distinct names. */
const mostNames = 1_000

const at = (sorted: Float64Array, share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
/** Typed arrays are sorted many times faster than arrays of 50,000 numbers. */
const sorted = (prices: readonly number[]): Float64Array => Float64Array.from(prices).sort()

/** Compares the prices of a file (ENT-01, CAR-14). */
export const createFarPrices = (columns: readonly ImportColumn[], readColumn: ReadColumn) => {
  const asked = amountColumns.filter((column) => column !== 'wasPrice' && columns.includes(column))
  /** Prices in cents by make and model, and by year. */
  const alike = new Map<string, Map<number, number[]>>()
  const all: number[] = []
  let found: { readonly usual: number; readonly medians: Map<string, number | null> } | null = null
  const centsOf = (line: StockLine, column: ImportColumn): number => {
    const price = line[column] ? readColumn(column, line[column]) : null
    return price?.is === 'understood' ? (price.value as { readonly cents: number }).cents : 0
  }
  const plain = memoised((name: string): string => name.toLowerCase().replace(/[^a-z0-9|]/g, ''), mostNames)
  const keyOf = ({ make = '', model = '' }: StockLine): string => plain(`${make}|${model}`)
  const yearOf = ({ year = '' }: StockLine): number => {
    const read = readColumn('year', year)
    return read.is === 'understood' ? read.value : 0
  }
  const compared = () => {
    found ??= { usual: all.length < fewestOfFile ? 0 : at(sorted(all), 0.75), medians: new Map() }
    return found
  }
  /** The usual price of cars of a make and model that are as new as a year, or as old; null for too few. */
  const usualOf = (key: string, year: number, isNewer: boolean): number | null => {
    const { medians } = compared()
    const name = `${key}|${year}|${isNewer}`
    const known = medians.get(name)
    if (known !== undefined) return known
    const prices: number[] = []
    for (const [each, cents] of alike.get(key) ?? [])
      if (isNewer ? each >= year - yearsApart : each <= year + yearsApart) for (const price of cents) prices.push(price)
    const usual = prices.length < fewestAlike ? null : at(sorted(prices), 0.5)
    medians.set(name, usual)
    return usual
  }
  const farFrom = (key: string, year: number, cents: number): { readonly usual: number; readonly isOfModel: boolean } | null => {
    const [asNew, asOld] = [usualOf(key, year, true), usualOf(key, year, false)]
    if (asNew !== null && cents > asNew * mostTimes) return { usual: asNew, isOfModel: true }
    if (asOld !== null && cents * mostTimes < asOld) return { usual: asOld, isOfModel: true }
    if (asNew !== null) return null
    const { usual } = compared()
    // Of a few cars, two that cost alike support each other.
    if (usual === 0 && all.filter((other) => other * mostTimesOfFile >= cents).length > 1) return null
    const limit = usual === 0 ? mostAlone : Math.max(mostOfAny, usual * mostTimesOfFile)
    return cents > limit ? { usual, isOfModel: false } : null
  }
  return {
    note(line: StockLine): void {
      const [cents = 0] = asked.map((column) => centsOf(line, column)).filter((each) => each > 0)
      if (cents === 0) return
      found = null
      all.push(cents)
      const key = keyOf(line)
      const years = alike.get(key) ?? new Map<number, number[]>()
      alike.set(key, years)
      const year = yearOf(line)
      const prices = years.get(year) ?? []
      years.set(year, prices)
      prices.push(cents)
    },
    /** Whether any price is far. Called when all rows are noted. */
    isAny(): boolean {
      return [...alike].some(([key, years]) =>
        [...years].some(([year, prices]) => {
          const ofYear = sorted(prices)
          return [at(ofYear, 0), at(ofYear, 1)].some((cents) => farFrom(key, year, cents) !== null)
        }),
      )
    },
    /** Why the price of a row is likely wrong; null if it isn’t. */
    find(line: StockLine, column: ImportColumn): FarPrice | null {
      const cents = asked.includes(column) ? centsOf(line, column) : 0
      const far = cents === 0 ? null : farFrom(keyOf(line), yearOf(line), cents)
      if (far === null) return null
      const { usual, isOfModel } = far
      const other = usual > 0 && cents < usual ? cents * 10 : cents / 10
      const cars = isOfModel
        ? `other cars of its make and model cost about ${formatMoney(usual)}`
        : usual > 0
          ? `most cars of the file cost up to ${formatMoney(usual)}`
          : 'few cars cost as much'
      return {
        message: `“${line[column]}” isn’t a likely price: ${cars}. It isn’t advertised until you have checked it.`,
        choices: [formatMoney(cents), formatMoney(Math.round(other / 100) * 100)],
      }
    },
  }
}
