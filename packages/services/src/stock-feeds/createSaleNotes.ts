import type { LineValues } from '../stock-import/ColumnValues'
import { saysNothing } from '../stock-import/cells/emptyCells'
import { auctionLots, costHeadings, headingWords, noteKind } from '../stock-import/remarks/noteHeadings'
import { isForSale, isGoneNote } from '../stock-import/remarks/saleNotes'
import type { createColumnDecisions } from './createColumnDecisions'
import type { FeedRecord } from './FeedRecords'

/** Headings of owners and of leads: their names are withheld, and don’t make a car a sold one. */
const ofOwners =
  / (?:owner|owned by|ownership|belongs to|on behalf(?: of)?|consignor|consigner|consignment(?: of| for)?|consigned(?: by| from| for)?|vendor)s?(?: (?:full )?(?:name|phone|ph|mobile|mob|cell|tel|telephone|e?mail|email address|address|contact|contacts|contact number|details?|number|no|suburb|id))? $| leads? /
const ofContact = / (?:phone|ph|mobile|mob|cell|tel|telephone|email|mail|contact) /
/** A name or what else reaches an owner, not “Y” or “ended 31/10”. */
const ofName = /^(?=.*\p{Letter}{2})(?!.*\b(?:yes|no|not|ended|expired?s?|returned|withdrawn|cancell?ed|unsigned|lapsed|over|tbc|tba)\b)/iu

/**
 * Creates the function that finds the unread heading whose cell marks a car as not for sale: as a user decided, or by a rule (CAR-05).
 *
 * @param unread unread headings
 * @param saysOffSale whether a cell under the heading of a column on sale says so
 */
export const createSaleNotes = (
  unread: readonly string[],
  headings: readonly string[],
  decisions: ReturnType<typeof createColumnDecisions>,
  saysOffSale: (heading: string, text?: string) => boolean,
  now: string,
) => {
  const costs = costHeadings(headings)
  const notes = unread.filter((heading) => !costs.includes(heading))
  const lots = auctionLots(headings)
  /** Whether a user decided that a column of owners or leads doesn’t matter, and the entry itself says nothing about a sale. */
  const isOfOwner = (name: string, record: FeedRecord, status: LineValues['status']): boolean =>
    ofOwners.test(headingWords(name)) &&
    (noteKind(name) === 'person' ||
      (noteKind(name) === 'notOwn' && (ofContact.test(headingWords(name)) || ofName.test(record.values.get(name) ?? '')))) &&
    decisions.isIgnored(name, record) &&
    !isGoneNote('', record.values.get(name), now, status)
  return (record: FeedRecord, status: LineValues['status']): string | undefined => {
    if (!isForSale(status)) return
    const { values } = record
    return (
      decisions.heldUnder(record) ??
      notes.find(
        (name) => isGoneNote(name, values.get(name), now, status) && !decisions.isAllowed(name, record) && !isOfOwner(name, record, status),
      ) ??
      lots.find((name) => !saysNothing(values.get(name) ?? '') && !decisions.isAllowed(name, record)) ??
      unread.find((name) => !decisions.isDecided(name) && saysOffSale(name, values.get(name)))
    )
  }
}
