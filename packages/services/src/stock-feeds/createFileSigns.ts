import { isBlankPlace, isUnstated } from '../stock-import/cells/emptyCells'
import type { StockLine } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'
import { suppliersStatus } from './suppliersList'

/** What rows of a file say that changes how other rows are read, also those above. */
export interface FileSigns {
  /** Whether a car has a location of its own. */
  readonly isPlaced: boolean
  /** Whether a car has an entry of its own under a heading of the website. */
  readonly isWebStated: boolean
  /** Whether a status is addressed to a buyer of cars: “Invoiced to you”. */
  readonly isOfSupplier: boolean
  /** Lines of text between the cars. */
  readonly lines: readonly string[]
}

/** The signs of a file that hasn't been read. */
export const noSigns: FileSigns = { isPlaced: false, isWebStated: false, isOfSupplier: false, lines: [] }

/** Maximum lines of text between the cars, against files of random text. */
const mostLines = 100

/** Collects the signs of a file (ENT-01). */
export const createFileSigns = ({ columns }: FeedMapping) => {
  const [hasPlaces, hasStatus] = [columns.location !== undefined, columns.status !== undefined]
  const hasWeb = columns.website !== undefined
  const signs = { isPlaced: false, isWebStated: false, isOfSupplier: false, lines: [] as string[] }
  let isBlankFirst = false
  let isUnstatedFirst = false
  return {
    note({ location = '', status = '', website = '' }: StockLine): void {
      if (hasPlaces && !signs.isPlaced) {
        if (isBlankPlace(location)) isBlankFirst = true
        else signs.isPlaced = true
      }
      if (hasWeb && !signs.isWebStated) {
        if (isUnstated(website)) isUnstatedFirst = true
        else signs.isWebStated = true
      }
      if (hasStatus && !signs.isOfSupplier && suppliersStatus(status)) signs.isOfSupplier = true
    },
    noteLine(text: string): void {
      if (signs.lines.length < mostLines) signs.lines.push(text)
    },
    /** Whether the signs change the reading of a row above them. */
    matters: (): boolean =>
      (signs.isPlaced && isBlankFirst) || (signs.isWebStated && isUnstatedFirst) || signs.isOfSupplier || signs.lines.length > 0,
    /** The signs so far. */
    signs: signs as FileSigns,
  }
}
