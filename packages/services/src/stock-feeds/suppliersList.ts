import { memoised } from '@forecourt/schema/memoised'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecords } from './FeedRecords'
import { isOneOf } from './mappedLine'

/** A status that a seller of cars to dealers writes to its buyer. */
const toBuyer =
  /\byou(?:rs?)?\b|\b(?:to|for|by|with|at) us\b|\bours\b|\bwe(?:['’]ve| have)? (?:own|bought|won|purchased|paid)\b|\b(?:purchased|bought|invoiced|allocated) (?:by|to) [a-z]|^\W*won\b|\b(?:bid(?:s|ding)?|tender(?:ed|s)?|awarded)\b/i
/** Maximum characters of a status. */
const longest = 200

/** Whether a status is a supplier's about its own cars: “Invoiced to you 19/11”. Statuses repeat between the cars of a file. */
export const suppliersStatus = memoised((status: string): boolean => status.length <= longest && toBuyer.test(status), 1_000)

/** Lines of a list by which cars are offered to dealers. */
const offersToDealers =
  /\btrade only\b|\btrade prices?\b|\b(?:dealers?|wholesale|trade) (?:list|offer)\b|\bex[ -]?lease list\b|\bremarketing\b|\bfirst in,? best dressed\b|\bto the trade\b|\b(?:bids?|tenders?) (?:close|by|due|to)\b|\bfirst to (?:pay|reply|call)\b/i
/** Headings of a dealer's own columns in the list of another business. */
const ownColumn = /^our\b/i

/** The texts of a column to which a user has given a meaning. */
const answeredTexts = ({ columns }: FeedMapping): readonly string[] =>
  columns.status?.steps.flatMap((step) => (step.do === 'lookup' ? Object.keys(step.table) : [])) ?? []

/**
 * Creates the function that says whether a status of “available” must be asked about: in a list of a supplier its cars are available to the
 * dealer, who may not have bought them (ENT-01, CAR-05).
 */
export const createSupplierTest = (mapping: FeedMapping, { headings, notes, title }: Pick<FeedRecords, 'headings' | 'notes' | 'title'>) => {
  const lines = [...(notes?.lines ?? []), title ?? '']
  const answered = answeredTexts(mapping)
  const isOfFile =
    mapping.columns.status !== undefined &&
    (answered.some(suppliersStatus) ||
      headings.some((heading) => ownColumn.test(heading.trim())) ||
      lines.some((line) => offersToDealers.test(line)))
  return (status: string, isOfSupplier: boolean): boolean => (isOfFile || isOfSupplier) && !isOneOf(status, answered)
}
