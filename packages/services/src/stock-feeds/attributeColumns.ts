import type { FeedRecord, FeedRecords, FeedValues } from './FeedRecords'

/** Names of the columns of an attribute: “Attribute 1 name”, “Attribute 1 value(s)”. */
const [nameHeading, valueHeading, otherHeading] = [
  /^attributes? ?(\d+) names?$/i,
  /^attributes? ?(\d+) values?(?:\(s\))?$/i,
  /^attributes? ?\d+ (?:visible|global|default)$/i,
]
/** Maximum attributes of a file, and characters of a name. With more, the columns stay as they are. */
const [mostNames, longestName] = [60, 40] as const

interface Pair {
  readonly name: string
  readonly value: string
}

const pairsIn = (headings: readonly string[]): readonly Pair[] =>
  headings.flatMap((name) => {
    const number = nameHeading.exec(name)?.[1]
    const value = number === undefined ? undefined : headings.find((each) => valueHeading.exec(each)?.[1] === number)
    return value === undefined ? [] : [{ name, value }]
  })

const keyOf = (name = ''): string => name.trim().toLowerCase()

/** The names of attributes in a file by their keys; null if there are too many, or a car has one twice. */
const namesIn = async (batches: FeedRecords['batches'], pairs: readonly Pair[]): Promise<ReadonlyMap<string, string> | null> => {
  const names = new Map<string, string>()
  for await (const batch of batches)
    for (const { values } of batch) {
      const found = pairs.map(({ name }) => (values.get(name) ?? '').trim()).filter((name) => name !== '')
      if (new Set(found.map(keyOf)).size < found.length || found.some((name) => name.length > longestName)) return null
      for (const name of found) if (!names.has(keyOf(name))) names.set(keyOf(name), name)
      if (names.size > mostNames) return null
    }
  return names
}

const withAttributes = ({ values, ...record }: FeedRecord, pairs: readonly Pair[], keys: ReadonlyMap<string, string>): FeedRecord => {
  const read: FeedValues = {
    get: (heading) => {
      const key = keys.get(heading)
      if (key === undefined) return values.get(heading)
      const pair = pairs.find(({ name }) => keyOf(values.get(name)) === key)
      return pair && values.get(pair.value)
    },
  }
  return { ...record, values: read }
}

/**
 * Reads attributes of products, whose names are cells too, as columns of their own: “Transmission” with “Automatic” is a column,
 * whichever place it has in a row (ENT-01). Other tables stay as they are.
 *
 * @param open opens the table once more, to find the names
 */
export const attributeColumns = async (records: FeedRecords, open: () => Promise<FeedRecords>): Promise<FeedRecords> => {
  const pairs = pairsIn(records.headings)
  const names = pairs.length === 0 || records.firstHeadings ? null : await namesIn((await open()).batches, pairs)
  if (names === null) return records
  const parts = new Set(pairs.flatMap(({ name, value }) => [name, value]))
  const others = records.headings.filter((heading) => !parts.has(heading) && !otherHeading.test(heading))
  // A name that is a heading too repeats it.
  const keys = new Map([...names].map(([key, name]) => [others.some((each) => keyOf(each) === key) ? `${name} (2)` : name, key]))
  const batches = async function* () {
    for await (const batch of records.batches) yield batch.map((record) => withAttributes(record, pairs, keys))
  }
  return { ...records, headings: [...others, ...keys.keys()], batches: batches() }
}
