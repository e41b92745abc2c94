import { type CarNamePart, carNameHeading } from '../stock-import/carNames'
import { columnHeadings, isOfAnyNumber, readTogether } from '../stock-import/columnHeadings'
import { type ImportColumn, isInMiles, isInThousands } from '../stock-import/stockColumns'
import { columnsByValues } from './columnsByValues'
import { type FeedMapping, type MappingSource, mostSources } from './FeedMapping'
import type { FeedRecords } from './FeedRecords'
import { supplierMapping } from './suppliers/supplierMapping'

/** The make, the model, the year and the badge from a column with whole names of cars, of a file without a make and a model. */
const fromName = (columns: FeedMapping['columns'], headings: readonly string[]): FeedMapping['columns'] => {
  const heading = columns.make || columns.model ? undefined : carNameHeading(headings)
  if (heading === undefined) return {}
  const part = (name: CarNamePart): MappingSource => ({ from: [heading], steps: [{ do: 'name', part: name }] })
  return {
    ...{ make: part('make'), model: part('model') },
    ...(!columns.badge && { badge: part('rest') }),
    ...(!columns.year && !columns.buildDate && { year: part('year') }),
  }
}

/** Whether the values under a heading such as “No.” count the rows of their file: they are no numbers of cars. */
const countsRows = (values: readonly string[]): boolean =>
  values.length > 2 && values.every((value, index) => Number(value) === index + Number(values[0]) && Number(values[0]) < 2)

/**
 * The mapping of a file: a user's, or the suggested one, also if a user has only chosen the row of the headings. A heading such as “No.”
 * that counts the rows is no stock number: the next file would give it to other cars. A file without headings is remembered as one.
 *
 * @param valuesOf the first values under a heading
 */
export const mappingFor = async (
  chosen: FeedMapping | null,
  { headings, top }: Pick<FeedRecords, 'headings' | 'top'>,
  valuesOf: (heading: string) => Promise<readonly string[]>,
): Promise<FeedMapping> => {
  if (chosen && (Object.keys(chosen.columns).length > 0 || chosen.headingsRow === undefined)) return chosen
  const { mapping } = suggestedMapping(headings)
  const { stockNumber, ...columns } = mapping.columns
  const [heading = ''] = stockNumber?.from ?? []
  const isCount = isOfAnyNumber(heading) && countsRows(await valuesOf(heading))
  const found = await columnsByValues(isCount ? columns : mapping.columns, headings, valuesOf)
  const headingsRow = chosen?.headingsRow ?? (top?.headingsRow === 0 ? 0 : undefined)
  return { ...mapping, columns: found, ...(headingsRow !== undefined && { headingsRow }) }
}

/**
 * Suggests a mapping from known headings; returns the unread headings and the detected supplier. The supplier's own headings take
 * precedence over general ones.
 */
export const suggestedMapping = (
  headings: readonly string[],
): { readonly mapping: FeedMapping; readonly left: readonly string[]; readonly supplier: string | null } => {
  const known = supplierMapping(headings)
  const own = known?.columns ?? {}
  const used = new Set([...Object.values(own).flatMap(({ from }) => from), ...(known?.unread ?? [])])
  const others = [...columnHeadings(headings.filter((heading) => !used.has(heading)))].flatMap(
    ([column, names]): [ImportColumn, MappingSource][] => {
      if (own[column]) return []
      const from = names.slice(0, mostSources)
      const steps: MappingSource['steps'] = column === 'km' && from.every(isInThousands) ? [{ do: 'times', factor: 1_000 }] : []
      return [[column, { from, ...(readTogether.includes(column) && from.length > 1 && { join: '\n' }), steps }]]
    },
  )
  const columns: FeedMapping['columns'] = { ...Object.fromEntries(others), ...own }
  Object.assign(columns, fromName(columns, headings))
  // The age of a car follows its build year.
  if (!columns.year && columns.buildDate) columns.year = { from: [...columns.buildDate.from], steps: [] }
  // Without a column for the unit, the heading says it.
  if (columns.km?.from.some(isInMiles) && !columns.kmUnit) columns.kmUnit = { from: [], constant: 'miles', steps: [] }
  const read = new Set(Object.values(columns).flatMap(({ from }) => from))
  return {
    mapping: { version: 1, columns, only: [...(known?.only ?? [])] },
    left: headings.filter((heading) => !read.has(heading)),
    supplier: known?.name ?? null,
  }
}
