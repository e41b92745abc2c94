import type { ParsedLine } from '../stock-import/checks/CheckedRow'
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

/**
 * Creates the function that gives a car the year of its build date where the file’s only year is the model year: a car built in December
 * 2020 may be of model year 2021. Years that are further apart contradict each other, and stay as they are (ENT-01, CAR-05).
 */
export const createBuildYears = ({ columns }: FeedMapping): ((line: ParsedLine) => ParsedLine) => {
  const headings = columns.year?.from ?? []
  if (headings.length === 0 || !columns.buildDate || !headings.every(isOfModelYear)) return (line) => line
  return (line) => {
    const { buildDate, year } = line.values
    const built = buildDate === undefined ? undefined : Number(buildDate.slice(0, 4))
    return built === undefined || year === undefined || Math.abs(built - year) > 1 || built === year
      ? line
      : { ...line, values: { ...line.values, year: built } }
  }
}
