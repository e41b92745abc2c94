import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
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
  /** Whether most cars have a status, and some are stated to be in stock: a blank status isn't a usual one. */
  readonly isStatusStated: boolean
  /** Whether a status is addressed to a buyer of cars: “Invoiced to you”. */
  readonly isOfSupplier: boolean
  /** Lines of text between the cars. */
  readonly lines: readonly string[]
  /** Unread headings of a step before the sale under which a car has an entry. */
  readonly stated: ReadonlySet<string>
}

/** The signs of a file that hasn't been read. */
export const noSigns: FileSigns = {
  isPlaced: false,
  isWebStated: false,
  isStatusStated: false,
  isOfSupplier: false,
  lines: [],
  stated: new Set(),
}

/** Maximum lines of text between the cars, against files of random text. */
const mostLines = 100

/** Fewest cars with a status from which a blank one is noticed. */
const leastStated = 3

/** Collects the signs of a file (ENT-01). */
export const createFileSigns = ({ columns }: FeedMapping) => {
  const [hasPlaces, hasStatus] = [columns.location !== undefined, columns.status !== undefined]
  const hasWeb = columns.website !== undefined
  /** Cars with and without a status. */
  const counted = { stated: 0, blank: 0, isInStock: false }
  const signs = {
    ...{ isPlaced: false, isWebStated: false, isOfSupplier: false, lines: [] as string[], stated: new Set<string>() },
    get isStatusStated() {
      return counted.isInStock && counted.stated >= leastStated && counted.stated > counted.blank
    },
  }
  let isBlankFirst = false
  let isAnyUnstated = false
  /** Headings under which a car has no entry. */
  const blank = new Set<string>()
  return {
    note({ location = '', status = '', website = '', stockNumber = '' }: StockLine): void {
      // A row without a car, such as a section, has no status either.
      if (hasStatus && stockNumber.trim() !== '') {
        counted[isUnstated(status) ? 'blank' : 'stated']++
        counted.isInStock ||= statuses.read(status) === 'in_stock'
      }
      if (hasPlaces && !signs.isPlaced) {
        if (isBlankPlace(location)) isBlankFirst = true
        else signs.isPlaced = true
      }
      if (hasWeb && !(signs.isWebStated && isAnyUnstated)) {
        if (isUnstated(website)) isAnyUnstated = true
        else signs.isWebStated = true
      }
      if (hasStatus && !signs.isOfSupplier && suppliersStatus(status)) signs.isOfSupplier = true
    },
    noteLine(text: string): void {
      if (signs.lines.length < mostLines) signs.lines.push(text)
    },
    /** Notes whether a row has an entry under a heading of a step before the sale. */
    noteEntry(heading: string, isStated: boolean): void {
      if (isStated) signs.stated.add(heading)
      else blank.add(heading)
    },
    /** Whether the signs change the reading of a row, above or below them. */
    matters: (): boolean =>
      (signs.isPlaced && isBlankFirst) ||
      (signs.isWebStated && isAnyUnstated) ||
      (signs.isStatusStated && counted.blank > 0) ||
      signs.isOfSupplier ||
      signs.lines.length > 0 ||
      [...blank].some((heading) => signs.stated.has(heading)),
    /** The signs so far. */
    signs: signs as FileSigns,
  }
}
