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
