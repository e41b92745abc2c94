import type { FeedPreview } from '../../../client/Records'

/** Mapping of a feed's headings to fields of cars, during editing. */
export type Mapping = FeedPreview['mapping']
export type MappedColumn = FeedPreview['rows'][number]['cells'][number]['column']
export type MappingSource = NonNullable<Mapping['columns'][MappedColumn]>
export type MappingStep = MappingSource['steps'][number]
/** A field of a car with its title. */
export interface ColumnChoice {
  readonly column: MappedColumn
  readonly title: string
  /** Sentence on the accepted values; null if any text is. */
  readonly accepts: string | null
}

/** What a user decided about an unread column (a column that the mapping doesn't use). */
export type ColumnDecision = NonNullable<Mapping['decided']>[string]

type Lookup = Extract<MappingStep, { do: 'lookup' }>

const isEmpty = ({ from, constant }: MappingSource) => from.length === 0 && constant === undefined

/** Returns the mapping with another source for a field. An empty source removes the field. */
export const withSource = (mapping: Mapping, column: MappedColumn, source: MappingSource | null): Mapping => {
  const { [column]: _before, ...others } = mapping.columns
  return { ...mapping, columns: source === null || isEmpty(source) ? others : { ...others, [column]: source } }
}

/** The mapping of a file whose headings are in another row: its columns are suggested again. */
export const ofHeadingsRow = (headingsRow: number): Mapping => ({ version: 1, columns: {}, only: [], headingsRow })

/** A user's mapping, or the suggested one, also if the user has only chosen the row of the headings. */
export const mappingInUse = (chosen: Mapping | null, suggested: Mapping): Mapping =>
  chosen !== null && (Object.keys(chosen.columns).length > 0 || chosen.headingsRow === undefined) ? chosen : suggested

/** The field that a heading is mapped to; null if it is ignored. */
export const columnOfHeading = ({ columns }: Mapping, heading: string): MappedColumn | null =>
  (Object.keys(columns) as MappedColumn[]).find((column) => columns[column]?.from.includes(heading)) ?? null

/** Returns the mapping with a heading mapped to another field, in addition to that field's other headings, or to none. */
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

/** A field that an unread column seems to be. */
export type AddedColumn = FeedPreview['added'][string]

/** Returns the mapping with a column read as the field that it seems to be, in addition to headings of other files. */
export const withAddedColumn = (mapping: Mapping, heading: string, { column, source }: AddedColumn): Mapping =>
  mapping.columns[column] === undefined ? withSource(mapping, column, source) : withHeading(mapping, heading, column)

/** Adds or replaces the meaning of a text in a lookup. Case-insensitive. */
const withMeaning = (lookup: Lookup, text: string, meaning: string): Lookup => {
  const isSame = (other: string) => other.trim().toLowerCase() === text.trim().toLowerCase()
  const others = Object.entries(lookup.table).filter(([other]) => !isSame(other))
  return { ...lookup, table: { ...Object.fromEntries(others), [text]: meaning } }
}

/**
 * Returns the mapping with the meaning of an unrecognised text: added to the column's last lookup, or, for an empty text, set as the
 * column's constant.
 *
 * @param meaning a title of the column's vocabulary; empty for a text without meaning
 */
export const withAnswer = (mapping: Mapping, column: MappedColumn, text: string, meaning: string): Mapping => {
  const source = mapping.columns[column] ?? { from: [], steps: [] }
  if (text === '') return withSource(mapping, column, { ...source, constant: meaning })
  const last = source.steps.at(-1)
  const lookup: Lookup = last?.do === 'lookup' ? last : { do: 'lookup', table: {} }
  const steps = last?.do === 'lookup' ? source.steps.slice(0, -1) : source.steps
  return withSource(mapping, column, { ...source, steps: [...steps, withMeaning(lookup, text, meaning)] })
}

/**
 * Returns the mapping with the meaning of a row of its own, such as “Ex fleet” above some cars; null removes the meaning again.
 *
 * @param meaning a type or a status; empty if the row states neither
 */
export const withSection = (mapping: Mapping, text: string, meaning: string | null): Mapping => {
  const { [text]: _before, ...others } = mapping.sections ?? {}
  return { ...mapping, sections: meaning === null ? others : { ...others, [text]: meaning } }
}

type Texts = ColumnDecision['ignores']
const isSameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
/** The texts that are listed one by one: none of “all”. */
const listed = (texts: Texts): string[] => (texts === 'all' ? [] : texts)
/** Joins the texts decided earlier with newly decided ones; “all” stays. Leaves out a text about which the opposite is decided now. */
const joinedTexts = (before: Texts, next: Texts, other: Texts): Texts =>
  before === 'all' || next === 'all'
    ? 'all'
    : [...before.filter((text) => ![...next, ...listed(other)].some((each) => isSameText(each, text))), ...next]

/** Returns the mapping with decisions about unread columns. Texts of such a column that were decided earlier keep their decision. */
export const withDecisions = (mapping: Mapping, decisions: Readonly<Record<string, ColumnDecision>>): Mapping => {
  const decided = { ...mapping.decided }
  for (const [heading, { ignores, holds, contradictory: next = [] }] of Object.entries(decisions)) {
    const before = decided[heading] ?? { ignores: [], holds: [] }
    const contradictory = listed(joinedTexts(before.contradictory ?? [], next, [...listed(ignores), ...listed(holds)]))
    // In a column that doesn’t matter as a whole, only texts that contradict other cells of their rows are asked about.
    const allows = before.ignores === 'all' && ignores !== 'all' ? [...(before.allows ?? []), ...ignores] : before.allows
    decided[heading] = {
      ...{ ignores: joinedTexts(before.ignores, ignores, holds), holds: joinedTexts(before.holds, holds, ignores) },
      ...(allows && { allows }),
      ...(contradictory.length > 0 && { contradictory }),
    }
  }
  return { ...mapping, decided }
}

/** Returns the mapping without the decision about a column, so that the user is asked about it again. */
export const withoutDecision = (mapping: Mapping, heading: string): Mapping => {
  const { [heading]: _before, ...others } = mapping.decided ?? {}
  return { ...mapping, decided: others }
}

/** Text of a decision; null for none. */
export const decisionText = ({ decided }: Mapping, heading: string): string | null => {
  const decision = decided?.[heading]
  if (!decision) return null
  const { ignores, holds, contradictory = [] } = decision
  if (holds === 'all') return 'Cars with an entry wait.'
  const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ')
  const held = holds.length === 0 ? '' : ` Cars with ${quoted(holds)} wait.`
  const waiting = contradictory.length === 0 ? held : `${held} Cars with ${quoted(contradictory)} wait if that contradicts another column.`
  return `${ignores === 'all' ? 'It doesn’t matter.' : ignores.length === 0 ? '' : `${quoted(ignores)} ${ignores.length === 1 ? 'doesn’t' : 'don’t'} matter.`}${waiting}`.trim()
}

/** Title of a car's field. */
export const columnTitle = (columns: readonly ColumnChoice[], column: MappedColumn): string =>
  columns.find((each) => each.column === column)?.title ?? column
