import type { ValueLosses } from './plannedCars'

/** Why a file needs approval by a user, in a sentence. */
export interface ExceededLimit {
  readonly kind: 'first' | 'empty' | 'few' | 'gone' | 'headings' | 'prices' | 'values' | 'older'
  readonly message: string
}

/** Facts about a file before it is applied. */
export interface LimitFacts {
  /** Whether no file of this feed was approved yet. */
  readonly isFirst: boolean
  /** Whether the file is the complete stock. */
  readonly isWhole: boolean
  readonly rows: number
  /** Number of the feed's present cars. */
  readonly present: number
  /** Number of cars missing in the file. */
  readonly gone: number
  /** Number of cars withdrawn because a refused row marks them as not for sale or contradicts another row. */
  readonly markedUnavailable: number
  readonly maxWithdrawnPercent: number
  /** Row counts of files applied within a week. */
  readonly recentRows: readonly number[]
  /** Headings used last time; empty the first time. */
  readonly headingsBefore: readonly string[]
  readonly headings: readonly string[]
  /** The unread headings among them about which no user has decided. */
  readonly undecided: readonly string[]
  /** Price changes: cents before and after. */
  readonly prices: readonly (readonly [before: number, after: number])[]
  readonly losses: ValueLosses
  /** Creation time of the file and of the last applied one: ISO in UTC, if known. */
  readonly madeAt: string | null
  readonly madeAtBefore: string | null
}

/** A yard of five cars may sell two in a day. */
const fewestGone = 3
/** A change of this share of a feed's cars (at least two) isn't a normal day's work. */
const half = 0.5
const largePriceChange = 0.4
const mostLargeChanges = 0.05
const fewestLargeChanges = 3
/** A yard of four cars may change all prices at once. */
const fewestRepriced = 5

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const listFormat = new Intl.ListFormat('en-AU')
const cars = (count: number) => `${count} ${count === 1 ? 'car' : 'cars'}`

const lossTexts: Readonly<Record<keyof ValueLosses, (cars: string) => string>> = {
  price: (cars) => `The price of ${cars} would disappear.`,
  priceKind: (cars) => `The price type of ${cars} would change: drive away, excluding charges or on application.`,
  photos: (cars) => `All photos of ${cars} would disappear.`,
  status: (cars) => `The status of ${cars} would take them off the website.`,
  resold: (cars) => `${cars} that are sold would be for sale again.`,
  released: (cars) => `${cars} that are reserved would be for sale again.`,
  visibility: (cars) => `The website would no longer show ${cars}.`,
  type: (cars) => `The type of ${cars} would change: new, used or demo.`,
  year: (cars) => `The year of ${cars} would change.`,
  km: (cars) => `The odometer reading of ${cars} would disappear, go back or more than double.`,
  transmission: (cars) => `The transmission of ${cars} would change: manual or automatic.`,
  fuel: (cars) => `The fuel of ${cars} would change.`,
  swappedPhotos: (cars) => `The photos of ${cars} would be those of other cars.`,
  swappedPlates: (cars) => `The number plates of ${cars} would be those of other cars.`,
  swappedBadges: (cars) => `The badges of ${cars} would be those of other cars.`,
  swappedColours: (cars) => `The colours of ${cars} would be those of other cars.`,
  swappedComments: (cars) => `The comments of ${cars} would be those of other cars.`,
}

/** Warns a user who applies a file; a file applied automatically leaves these values unchanged. */
export const digitLimit = (count: number): ExceededLimit => ({
  kind: 'values',
  message: `The price or odometer reading of ${cars(count)} may have lost or gained a digit.`,
})

/** Reasons why a file needs approval; empty for a normal one (ENT-01). */
export const exceededLimits = (facts: LimitFacts): ExceededLimit[] => {
  const {
    isFirst,
    isWhole,
    rows,
    present,
    gone,
    markedUnavailable,
    maxWithdrawnPercent,
    recentRows,
    headingsBefore,
    headings,
    undecided,
    prices,
    losses,
    madeAt,
    madeAtBefore,
  } = facts
  const medianRows = median(recentRows)
  const lost = headingsBefore.filter((heading) => !headings.includes(heading))
  const added = present > 0 && headingsBefore.length > 0 ? undecided.filter((heading) => !headingsBefore.includes(heading)) : []
  const largeChanges = prices.filter(([before, after]) => before > 0 && Math.abs(after - before) / before > largePriceChange)
  // The price type may change with the amount unchanged.
  const repriced = prices.filter(([before, after]) => before !== after).length
  const found: (ExceededLimit | null)[] = [
    isFirst ? { kind: 'first', message: 'It is the first file of this feed. Review the changes before you import it.' } : null,
    isWhole && rows === 0 ? { kind: 'empty', message: 'There are no cars in the file.' } : null,
    isWhole && rows > 0 && rows < medianRows / 2
      ? { kind: 'few', message: `The file has ${cars(rows)}. Over the last week it had about ${medianRows}.` }
      : null,
    gone >= fewestGone && gone * 100 > present * maxWithdrawnPercent
      ? { kind: 'gone', message: `It would withdraw ${gone} of ${cars(present)}, which is more than ${maxWithdrawnPercent}%.` }
      : // Rows that mark cars as not for sale don't mean that the file is truncated. If most rows do so, a column may be misread.
        markedUnavailable > 0 &&
          gone + markedUnavailable >= fewestGone &&
          (gone + markedUnavailable) * 100 > present * Math.max(half * 100, maxWithdrawnPercent)
        ? {
            kind: 'gone',
            message: `It would withdraw ${gone + markedUnavailable} of ${cars(present)}. For ${markedUnavailable} of them, a row that can’t be used says that they aren’t for sale, or contradicts another row.`,
          }
        : null,
    lost.length > 0
      ? {
          kind: 'headings',
          message: `Headings from the last file are missing: ${listFormat.format(lost.slice(0, 10))}. Values that no other column provides stay as they are.`,
        }
      : null,
    // Otherwise each car with an entry would leave the website.
    added.length > 0
      ? {
          kind: 'headings',
          message: `The file has ${added.length === 1 ? 'a new column' : 'new columns'}: ${listFormat.format(added.slice(0, 10))}. Say whether ${added.length === 1 ? 'it matters' : 'they matter'}.`,
        }
      : null,
    largeChanges.length >= fewestLargeChanges && largeChanges.length > present * mostLargeChanges
      ? { kind: 'prices', message: `The prices of ${cars(largeChanges.length)} change by more than ${largePriceChange * 100}%.` }
      : repriced >= fewestRepriced && repriced > present * half
        ? { kind: 'prices', message: `The prices of ${repriced} of ${cars(present)} change.` }
        : null,
    ...(Object.keys(lossTexts) as (keyof ValueLosses)[]).map((name): ExceededLimit | null => {
      const count = losses[name]
      const isMuch = count >= fewestGone ? count * 100 > present * maxWithdrawnPercent : count > 1 && count >= present * half
      return isMuch ? { kind: 'values', message: lossTexts[name](`${count} of ${cars(present)}`) } : null
    }),
    madeAt !== null && madeAtBefore !== null && madeAt < madeAtBefore
      ? { kind: 'older', message: 'The file is older than the one that was applied last.' }
      : null,
  ]
  return found.filter((limit) => limit !== null)
}
