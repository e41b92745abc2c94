import { isOfTheCar, plainNames } from './plainNames'
import { isPresentPrice } from './remarks/priceNotes'
import { amountColumns, headingRank, type ImportColumn, parseHeading, priceColumns, saleColumns } from './stockColumns'

interface Candidate {
  /** Without namespace prefix. */
  readonly heading: string
  /** As in the file. */
  readonly written: string
  /** XML or JSON branch; null if the whole heading is the name. */
  readonly branch: string | null
  readonly rank: number
}

/** Columns that are the car's own only in a branch about the car. */
const ofTheCar: readonly ImportColumn[] = [
  ...(['stockNumber', 'make', 'model', 'year', 'vin', 'carType', 'isNew', 'isUsed', 'demo', 'km', 'rego', 'regoExpiry'] as const),
  ...saleColumns,
  ...priceColumns,
  ...(['fuel', 'transmission', 'badge', 'series', 'comments'] as const),
]
/** Sibling names that mark an amount as something else than the car's price in dollars. */
const qualifiers = /^(?:unit|units|per|period|frequency|interval|scale|exponent|factor|divisor)$/i

/** Name of the text field beside an id in JSON: `status: { id: 2, name: 'Reserved' }`. */
const nameOfWord = /^(?:name|label|title|text|value|description|display_?name)$/i
const namedInBranches: readonly ImportColumn[] = ['status', 'carType', 'itemType', 'transmission', 'fuel', 'body', 'drive']

/** A branch about a person or another car, of which nothing is the car's: `previousOwner.licence`, `tradeIn.colour`. */
const ofOtherParty =
  /(?:owner|customer|client|buyer|purchaser|person|keeper|holder|lessee|hirer|driver|vendor|consignor|enquir(?:y|ies|er)|leads?|contact|borrower|applicant|guarantor|trade-?_?ins?(?:vehicle|car)?)s?\d*$/i
const isOfOtherParty = (heading: string): boolean =>
  heading.split('.').some((part, index, parts) => index < parts.length - 1 && ofOtherParty.test(part.replace(/\[\d*\]$/, '')))

/** Branches with a make and a model: several don't identify the car. */
const branchesOfCars = (headings: readonly string[]): readonly string[] => {
  const makes = headings.filter((heading) => parseHeading(heading.slice(heading.lastIndexOf('.') + 1)) === 'make')
  const branches = makes.map((heading) => heading.slice(0, Math.max(0, heading.lastIndexOf('.'))))
  return branches.filter((branch) =>
    headings.some((heading) => heading.startsWith(`${branch}.`) && parseHeading(heading.slice(branch.length + 1)) === 'model'),
  )
}

/** Matches a heading such as `listing.seller.name` as a whole, by its last two parts, its last part, or as the single item of a list. */
const candidateOf = (heading: string, written: string): { readonly column: ImportColumn; readonly candidate: Candidate } | null => {
  const dot = heading.lastIndexOf('.')
  const [branch, last] = [heading.slice(0, Math.max(0, dot)), heading.slice(dot + 1)]
  // JSON-LD keywords begin with “@”: the `@type` of a seller isn't the car's.
  if (last.startsWith('@')) return null
  const list = `${branch}.`.toLowerCase().endsWith(`${last}s.`.toLowerCase()) ? branch.slice(branch.lastIndexOf('.') + 1) : last
  const pair = heading.split('.').slice(-2).join('.')
  const within = nameOfWord.test(last) ? parseHeading(branch.slice(branch.lastIndexOf('.') + 1)) : null
  if (within && namedInBranches.includes(within) && parseHeading(pair) === null)
    return { column: within, candidate: { heading, written, branch, rank: headingRank(branch.slice(branch.lastIndexOf('.') + 1)) } }
  for (const [name, within] of [
    [heading, null],
    [pair, branch],
    [last, branch],
    [list, branch],
  ] as const) {
    const column = parseHeading(name)
    if (column) return { column, candidate: { heading, written, branch: within, rank: headingRank(name) } }
  }
  return null
}

/** Ranks an exact heading above one that only ends in the name: `seller.name` isn't the car's. */
const compareSurest = (one: Candidate, other: Candidate): number =>
  Number(one.branch !== null) - Number(other.branch !== null) || one.rank - other.rank

/** Columns that combine several headings: any one of the website columns hides a car, and prices must agree. */
export const readTogether: readonly ImportColumn[] = [
  'photos',
  'price',
  'driveAwayPrice',
  'egcPrice',
  'demo',
  'sold',
  'reserved',
  'website',
  'hidden',
  'priceShown',
  'priceHidden',
]

/** A date of expiry without a subject. Behind a number plate it is the registration's. */
const expiry = /^(?:exp|expiry|expires|expirydate|expdate)\.?$/i
const isExpiryOfRego = (headings: readonly string[], place: number): boolean =>
  expiry.test((headings[place] ?? '').replace(/[\s_-]/g, '')) && parseHeading(headings[place - 1] ?? '') === 'rego'

const carPrices: readonly ImportColumn[] = ['price', 'driveAwayPrice', 'egcPrice']
/** The heading of today’s price, such as “Web $”, of a file without another price. */
const lonePrice = (headings: readonly string[]): string | null => {
  const [only, ...others] = headings.filter(isPresentPrice)
  return only !== undefined && others.length === 0 && !headings.some((heading) => carPrices.includes(parseHeading(heading) ?? 'km'))
    ? only
    : null
}

/** Names of a number by which a file may tell its cars apart, where it has no better one. */
const anyNumber = /^(?:id|no|nr|number)$/i
/** Whether a heading may count the rows of its file instead of naming its cars. */
export const isOfAnyNumber = (heading: string): boolean => anyNumber.test(heading.trim().replace(/\.$/, ''))
/** The only such heading of a file without a stock number. */
const loneNumber = (headings: readonly string[]): string | null => {
  const [only, ...others] = headings.filter(isOfAnyNumber)
  const isNumbered = headings.some((heading) => candidateOf(heading, heading)?.column === 'stockNumber')
  return only !== undefined && others.length === 0 && !isNumbered ? only : null
}

/**
 * Assigns headings to columns. Of several candidates only the best is used, as two prices or descriptions may differ. Pictures use all
 * candidates in numeric order, and so do visibility columns. A list in XML gets a heading of its own if it has a single item, such as
 * `images.image` beside `images`: it belongs to the same column.
 */
export const columnHeadings = (written: readonly string[]): ReadonlyMap<ImportColumn, readonly string[]> => {
  const headings = written.map(plainNames(written))
  const found = new Map<ImportColumn, Candidate[]>()
  const qualified = new Set(
    headings.flatMap((heading) =>
      qualifiers.test(heading.slice(heading.lastIndexOf('.') + 1)) ? [heading.slice(0, heading.lastIndexOf('.'))] : [],
    ),
  )
  const [carBranch, otherCarBranch] = branchesOfCars(headings)
  const isOfOther = (column: ImportColumn, heading: string): boolean => {
    const branch = heading.slice(0, Math.max(0, heading.lastIndexOf('.')))
    if (amountColumns.includes(column) && (qualified.has(heading) || (branch !== '' && qualified.has(branch)))) return true
    return (
      branch !== '' &&
      ofTheCar.includes(column) &&
      parseHeading(heading) === null &&
      !isOfTheCar(branch) &&
      (otherCarBranch !== undefined || branch !== carBranch)
    )
  }
  const [single, number] = [lonePrice(headings), loneNumber(headings)]
  for (const [place, heading] of headings.entries()) {
    const ofNumber = heading === number ? 'stock number' : heading
    const name = heading === single ? 'price' : isExpiryOfRego(headings, place) ? 'rego expiry' : ofNumber
    const named = candidateOf(name, written[place] ?? heading)
    const isPrivate = named !== null && isOfOtherParty(heading) && !saleColumns.includes(named.column)
    if (named && !isPrivate && !isOfOther(named.column, heading === number ? name : heading))
      found.set(named.column, [...(found.get(named.column) ?? []), named.candidate])
  }
  return new Map(
    [...found].flatMap(([column, candidates]) => {
      const sorted = candidates.toSorted(compareSurest)
      const [surest = candidates[0] as Candidate, next] = sorted
      // Two price headings of equal rank are ambiguous.
      if (amountColumns.includes(column) && next && compareSurest(surest, next) === 0) return []
      const isBeside = ({ branch }: Candidate) =>
        readTogether.includes(column) && (branch === null || branch === surest.branch || saleColumns.includes(column))
      const taken = sorted.filter((each) => each === surest || isBeside(each))
      const isWithin = ({ heading }: Candidate) => taken.some((each) => heading.startsWith(`${each.heading}.`))
      return [[column, sorted.filter((each) => taken.includes(each) || isWithin(each)).map(({ written }) => written)] as const]
    }),
  )
}
