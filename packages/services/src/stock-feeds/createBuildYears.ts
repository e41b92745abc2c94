import type { LineValues } from '../stock-import/ColumnValues'
import type { ParsedLine } from '../stock-import/checks/CheckedRow'
import type { StockLine } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'

/** Headings of a model year, in small letters without spaces and signs. */
const ofModelYear = /^(?:vehicle)?(?:my|myr|mdlyr|modyr|modelyr|modelyear|yearmodel)$/

const isOfModelYear = (heading: string): boolean =>
  ofModelYear.test(
    heading
      .slice(heading.lastIndexOf('.') + 1)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  )

/** A year, or the month of a build date. */
const builtIn = ({ buildDate: written = '' }: StockLine, { buildDate }: LineValues): number | null => {
  const year = buildDate?.slice(0, 4) ?? /^(?:19|20)\d{2}$/.exec(written.trim())?.[0]
  return year === undefined ? null : Number(year)
}

/**
 * Creates the function that gives a car the year of its build where the file’s only year is the model year: a car built in December 2020
 * may be of model year 2021. Years that are further apart contradict each other, and stay as they are (ENT-01, CAR-05).
 */
export const createBuildYears = ({ columns }: FeedMapping): ((written: StockLine, line: ParsedLine) => ParsedLine) => {
  const headings = columns.year?.from ?? []
  if (headings.length === 0 || !columns.buildDate || !headings.every(isOfModelYear)) return (_, line) => line
  return (written, line) => {
    const [built, { year }] = [builtIn(written, line.values), line.values]
    return built === null || year === undefined || Math.abs(built - year) > 1 || built === year
      ? line
      : { ...line, values: { ...line.values, year: built } }
  }
}
