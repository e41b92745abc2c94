import { headingRank, type ImportColumn, parseHeading } from './stockColumns'

interface Candidate {
  readonly heading: string
  /** The branch of an XML or JSON file it is in; null where the whole heading is the name. */
  readonly branch: string | null
  readonly rank: number
}

/** What a heading such as `listing.seller.name` is about: the whole of it, its last part, or the list it is the only item of. */
const candidateOf = (heading: string): { readonly column: ImportColumn; readonly candidate: Candidate } | null => {
  const dot = heading.lastIndexOf('.')
  const [branch, last] = [heading.slice(0, Math.max(0, dot)), heading.slice(dot + 1)]
  // JSON-LD writes words of its own with an “@”: the `@type` of a seller isn't the car's.
  if (last.startsWith('@')) return null
  const list = `${branch}.`.toLowerCase().endsWith(`${last}s.`.toLowerCase()) ? branch.slice(branch.lastIndexOf('.') + 1) : last
  for (const [name, within] of [
    [heading, null],
    [last, branch],
    [list, branch],
  ] as const) {
    const column = parseHeading(name)
    if (column) return { column, candidate: { heading, branch: within, rank: headingRank(name) } }
  }
  return null
}

/** A heading that is the name itself is surer than one that only ends in it: `seller.name` isn't the car's. */
const compareSurest = (one: Candidate, other: Candidate): number =>
  Number(one.branch !== null) - Number(other.branch !== null) || one.rank - other.rank

/** Columns that may have several headings, all of which count. Any one of those about the website takes a car off it. */
export const readTogether: readonly ImportColumn[] = ['photos', 'sold', 'website', 'hidden']

/**
 * The headings each column is read from. Of several that name one column only the surest is taken: two prices or two descriptions are
 * not the same thing. Pictures are taken from all of theirs, in the order of their numbers, and so is whether a car is shown. A list in XML has a heading of its own where
 * it has one item, such as `images.image` beside `images`: it belongs to the same column.
 */
export const columnHeadings = (headings: readonly string[]): ReadonlyMap<ImportColumn, readonly string[]> => {
  const found = new Map<ImportColumn, Candidate[]>()
  for (const heading of headings) {
    const named = candidateOf(heading)
    if (named) found.set(named.column, [...(found.get(named.column) ?? []), named.candidate])
  }
  return new Map(
    [...found].map(([column, candidates]) => {
      const sorted = candidates.toSorted(compareSurest)
      const surest = sorted[0] as Candidate
      const isBeside = ({ branch }: Candidate) => readTogether.includes(column) && (branch === null || branch === surest.branch)
      const taken = sorted.filter((each) => each === surest || isBeside(each))
      const isWithin = ({ heading }: Candidate) => taken.some((each) => heading.startsWith(`${each.heading}.`))
      return [column, sorted.filter((each) => taken.includes(each) || isWithin(each)).map(({ heading }) => heading)]
    }),
  )
}
