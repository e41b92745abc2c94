import { isOfTheCar, plainNames } from './plainNames'
import { amountColumns, headingRank, type ImportColumn, parseHeading, priceColumns, saleColumns } from './stockColumns'

interface Candidate {
  /** Without prefixes that mean nothing. */
  readonly heading: string
  /** As the file has it. */
  readonly written: string
  /** The branch of an XML or JSON file it is in; null where the whole heading is the name. */
  readonly branch: string | null
  readonly rank: number
}

/** Columns that only mean the car’s own in a branch that is about the car. */
const ofTheCar: readonly ImportColumn[] = [
  ...(['stockNumber', 'make', 'model', 'year', 'vin', 'carType', 'demo', 'km', 'rego', 'regoExpiry'] as const),
  ...saleColumns,
  ...priceColumns,
  ...(['fuel', 'transmission', 'badge', 'series'] as const),
]
/** What beside an amount says that it is no price in dollars for the whole car. */
const qualifiers = /^(?:unit|units|per|period|frequency|interval|scale|exponent|factor|divisor)$/i

/** What a word is under in JSON that gives its number too: `status: { id: 2, name: 'Reserved' }`. */
const nameOfWord = /^(?:name|label|title|text|value|description|display_?name)$/i
const namedInBranches: readonly ImportColumn[] = ['status', 'carType', 'itemType', 'transmission', 'fuel', 'body', 'drive']

/** The branches that name a make and a model: of several none tells alone that it is the car. */
const branchesOfCars = (headings: readonly string[]): readonly string[] => {
  const makes = headings.filter((heading) => parseHeading(heading.slice(heading.lastIndexOf('.') + 1)) === 'make')
  const branches = makes.map((heading) => heading.slice(0, Math.max(0, heading.lastIndexOf('.'))))
  return branches.filter((branch) =>
    headings.some((heading) => heading.startsWith(`${branch}.`) && parseHeading(heading.slice(branch.length + 1)) === 'model'),
  )
}

/** What a heading such as `listing.seller.name` is about: the whole of it, its last two parts or the last, or the list it is the only item of. */
const candidateOf = (heading: string, written: string): { readonly column: ImportColumn; readonly candidate: Candidate } | null => {
  const dot = heading.lastIndexOf('.')
  const [branch, last] = [heading.slice(0, Math.max(0, dot)), heading.slice(dot + 1)]
  // JSON-LD writes words of its own with an “@”: the `@type` of a seller isn't the car's.
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

/** A heading that is the name itself is surer than one that only ends in it: `seller.name` isn't the car's. */
const compareSurest = (one: Candidate, other: Candidate): number =>
  Number(one.branch !== null) - Number(other.branch !== null) || one.rank - other.rank

/** Columns that may have several headings, all of which count: any one about the website takes a car off it, and prices must be the same. */
export const readTogether: readonly ImportColumn[] = [
  'photos',
  'price',
  'demo',
  'sold',
  'reserved',
  'website',
  'hidden',
  'priceShown',
  'priceHidden',
]

/**
 * The headings each column is read from. Of several that name one column only the surest is taken: two prices or two descriptions are
 * not the same thing. Pictures are taken from all of theirs, in the order of their numbers, and so is whether a car is shown. A list in XML has a heading of its own where
 * it has one item, such as `images.image` beside `images`: it belongs to the same column.
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
  for (const [place, heading] of headings.entries()) {
    const named = candidateOf(heading, written[place] ?? heading)
    if (named && !isOfOther(named.column, heading)) found.set(named.column, [...(found.get(named.column) ?? []), named.candidate])
  }
  return new Map(
    [...found].flatMap(([column, candidates]) => {
      const sorted = candidates.toSorted(compareSurest)
      const [surest = candidates[0] as Candidate, next] = sorted
      // Two prices that are named alike may differ, and nothing says which is asked for.
      if (amountColumns.includes(column) && next && compareSurest(surest, next) === 0) return []
      const isBeside = ({ branch }: Candidate) =>
        readTogether.includes(column) && (branch === null || branch === surest.branch || saleColumns.includes(column))
      const taken = sorted.filter((each) => each === surest || isBeside(each))
      const isWithin = ({ heading }: Candidate) => taken.some((each) => heading.startsWith(`${each.heading}.`))
      return [[column, sorted.filter((each) => taken.includes(each) || isWithin(each)).map(({ written }) => written)] as const]
    }),
  )
}
