import type { ImportColumn } from '../../stock-import/stockColumns'
import type { FeedMapping, MappingSource, MappingStep } from '../FeedMapping'

/** Where a supplier's files have a field of a car: the part of a mapping that is the same in all of them. */
export interface SupplierSource extends Pick<MappingSource, 'from'> {
  readonly steps?: MappingStep[]
}

/** The files of one supplier, as its public specification describes them. */
export interface Supplier {
  readonly name: string
  /** Headings that tell its files: all of them are in each one. */
  readonly marks: readonly string[]
  /** By field of a car: the headings that may have it. Those a file lacks are left out of its mapping. */
  readonly columns: { readonly [Column in ImportColumn]?: SupplierSource }
  /** Which rows are cars, where its files have others. */
  readonly only?: FeedMapping['only']
  /** Headings that mean something else here than in other files: nothing is taken from them. */
  readonly unread?: readonly string[]
}
