import { memoised } from '@forecourt/schema/memoised'
import { parseDay } from '../stock-import/parseDay'
import type { FeedRecord } from './FeedRecords'

/** Headings of the day on which a row was last changed, or its car was sold. */
const dayHeading =
  /^(?:last|date|row|record|stock|status)?(?:updated?|modified|changed|edited|sold|sale)(?:date|on|at|time|day|datetime)?$|^(?:date(?:of)?sale|datesold|dateupdated|datemodified)$/
const plainOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

const dayMs = 86_400_000
/** Days between a sale and the return of its car, below which one of two rows may only be out of date. */
const fewestDays = 30

/**
 * Creates the function that returns the day of a row, as a number; 0 for none. Null for a file without such a column.
 *
 * @param headings all headings of the file
 */
export const createRowDays = (headings: readonly string[]): ((record: FeedRecord) => number) | null => {
  const found = headings.filter((heading) => dayHeading.test(plainOf(heading)))
  if (found.length === 0) return null
  const dayOf = memoised((text: string): number => {
    const day = parseDay(text)
    return day === null ? 0 : Date.parse(`${day}T00:00:00Z`) / dayMs
  }, 1_000)
  return ({ values }) => Math.max(0, ...found.map((heading) => dayOf((values.get(heading) ?? '').trim())))
}

/**
 * Finds rows about an earlier sale of a car that is for sale again: at least a month lies between them (ENT-01, CAR-05). Rows are named by
 * their place in the file.
 */
export const createEarlierSales = () => {
  /** Days of the rows that have one. */
  const days = new Map<number, number>()
  const gone = new Set<number>()
  /** Rows of earlier sales, with the row where the car is for sale again. */
  const earlier = new Map<number, number>()
  const isEarlier = (sold: number, offered: number): boolean => {
    const [day = 0, later = 0] = [days.get(sold), days.get(offered)]
    return gone.has(sold) && !gone.has(offered) && day > 0 && later >= day + fewestDays
  }
  return {
    /** @param day the day of the row; 0 if unknown */
    note(place: number, day: number, isGone: boolean): void {
      if (day > 0) days.set(place, day)
      if (isGone) gone.add(place)
    },
    /** Records which of two rows of one car with two numbers is about an earlier sale. Returns the other one; null if neither is. */
    compare(one: number, other: number): number | null {
      const [sold, offered] = isEarlier(one, other) ? [one, other] : [other, one]
      if (!isEarlier(sold, offered)) return null
      earlier.set(sold, offered)
      return offered
    },
    isAny: (): boolean => earlier.size > 0,
    /** The row where the car of an earlier sale is for sale again. */
    laterOf: (place: number): number | undefined => earlier.get(place),
  }
}
