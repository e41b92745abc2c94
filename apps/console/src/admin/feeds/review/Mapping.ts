import type { FeedPreview } from '../../../client/Records'

/** How a feed's headings become fields of cars, while it is edited. */
export type Mapping = FeedPreview['mapping']
export type MappedColumn = FeedPreview['rows'][number]['cells'][number]['column']
export type MappingSource = NonNullable<Mapping['columns'][MappedColumn]>
export type MappingStep = MappingSource['steps'][number]
/** A field of a car with its title. */
export interface ColumnChoice {
  readonly column: MappedColumn
  readonly title: string
  /** What would be accepted, in a sentence; null where any text is. */
  readonly accepts: string | null
}

type Lookup = Extract<MappingStep, { do: 'lookup' }>

const isEmpty = ({ from, constant }: MappingSource) => from.length === 0 && constant === undefined

/** The same with one field's source; without the field where its source says nothing. */
export const withSource = (mapping: Mapping, column: MappedColumn, source: MappingSource | null): Mapping => {
  const { [column]: _before, ...others } = mapping.columns
  return { ...mapping, columns: source === null || isEmpty(source) ? others : { ...others, [column]: source } }
}

/** The field a heading is read as; null for one nothing is taken from. */
export const columnOfHeading = ({ columns }: Mapping, heading: string): MappedColumn | null =>
  (Object.keys(columns) as MappedColumn[]).find((column) => columns[column]?.from.includes(heading)) ?? null

/** The same with a heading read as another field: beside what that field is read from already, or as nothing. */
export const withHeading = (mapping: Mapping, heading: string, column: MappedColumn | null): Mapping => {
  const before = columnOfHeading(mapping, heading)
  if (before === column) return mapping
  const source = before === null ? undefined : mapping.columns[before]
  const without =
    before === null || !source ? mapping : withSource(mapping, before, { ...source, from: source.from.filter((each) => each !== heading) })
  if (column === null) return without
  const next = without.columns[column] ?? { from: [], steps: [] }
  return withSource(without, column, { ...next, from: [...next.from, heading] })
}

/** The words of a column with what a text means, in place of what they said of it; letters may be large or small. */
const withMeaning = (words: Lookup, text: string, meaning: string): Lookup => {
  const isSame = (said: string) => said.trim().toLowerCase() === text.trim().toLowerCase()
  const others = Object.entries(words.table).filter(([said]) => !isSame(said))
  return { ...words, table: { ...Object.fromEntries(others), [text]: meaning } }
}

/**
 * The same with the meaning of a text that is not understood: kept in the last words of its column, or, for a column that says nothing,
 * as what is meant where nothing is said.
 *
 * @param meaning a title of the column's vocabulary; empty for a text that says nothing
 */
export const withAnswer = (mapping: Mapping, column: MappedColumn, text: string, meaning: string): Mapping => {
  const source = mapping.columns[column] ?? { from: [], steps: [] }
  if (text === '') return withSource(mapping, column, { ...source, constant: meaning })
  const last = source.steps.at(-1)
  const words: Lookup = last?.do === 'lookup' ? last : { do: 'lookup', table: {} }
  const steps = last?.do === 'lookup' ? source.steps.slice(0, -1) : source.steps
  return withSource(mapping, column, { ...source, steps: [...steps, withMeaning(words, text, meaning)] })
}

/** What a field of a car is called. */
export const columnTitle = (columns: readonly ColumnChoice[], column: MappedColumn): string =>
  columns.find((each) => each.column === column)?.title ?? column
