import type { ImportColumn } from '../../stock-import/stockColumns'
import type { FeedMapping, MappingSource, MappingStep } from '../FeedMapping'

/** Source of a car field: the part of a mapping that is the same for all files of the supplier. */
export interface SupplierSource extends Pick<MappingSource, 'from'> {
  readonly steps?: MappingStep[]
}

/** File format of a supplier, from its public specification. */
export interface Supplier {
  readonly name: string
  /** Headings that identify its files: each file has all of them. */
  readonly marks: readonly string[]
  /** Headings that its files never have, if files of other suppliers also have all marks. */
  readonly without?: readonly string[]
  /** Candidate headings by car field. Those missing from a file are omitted from its mapping. */
  readonly columns: { readonly [Column in ImportColumn]?: SupplierSource }
  /** Row filter, if its files contain more than cars. */
  readonly only?: FeedMapping['only']
  /** Headings that mean something else in these files: they are not mapped. */
  readonly unread?: readonly string[]
  /** Headings that say nothing of an advertisement by the specification: they need no decision. */
  readonly withoutMeaning?: readonly string[]
  /** Headings of where a car is: they need no decision if the file has locations, or if they name the dealer's own. */
  readonly ofPlace?: readonly string[]
  /** By heading: its documented values, which need no decision. */
  readonly plainValues?: Readonly<Record<string, readonly string[]>>
}
