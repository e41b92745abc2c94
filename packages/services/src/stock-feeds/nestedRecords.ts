import { isRecord } from '@forecourt/schema/isRecord'
import { parseHeading } from '../stock-import/stockColumns'
import { FeedFault, type FeedRecord, type FeedRecords, mostHeadings, mostRecords, rowsAtOnce, tooMany } from './FeedRecords'

type Branch = { readonly [name: string]: unknown }

/** Feeds put cars two or three levels deep; what is deeper is not looked into. */
const deepest = 6

const isLeaf = (value: unknown) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Whether a branch says of itself which make and model it is. */
const isCar = (branch: Branch): boolean => {
  const columns = Object.entries(branch).flatMap(([name, value]) => {
    if (isLeaf(value)) return parseHeading(name)
    return isRecord(value) ? Object.keys(value).map(parseHeading) : []
  })
  return columns.includes('make') && columns.includes('model')
}

/** The cars of a tree that are told by what they say. */
const carsIn = (value: unknown, depth = 0): readonly Branch[] => {
  if (depth > deepest) return []
  if (Array.isArray(value)) {
    const branches = value.filter(isRecord)
    return branches.some(isCar) ? branches : branches.flatMap((branch) => carsIn(branch, depth + 1))
  }
  if (!isRecord(value)) return []
  const inner = Object.values(value).flatMap((each) => (isLeaf(each) ? [] : carsIn(each, depth + 1)))
  return inner.length === 0 && isCar(value) ? [value] : inner
}

/** Where nothing says it is a car, the longest list is of them: a person says how its headings are read. */
const longestList = (value: unknown, depth = 0): readonly Branch[] => {
  if (depth > deepest) return []
  const own = Array.isArray(value) ? value.filter(isRecord) : []
  const inner = Array.isArray(value) ? own : isRecord(value) ? Object.values(value) : []
  return inner.map((each) => longestList(each, depth + 1)).reduce((longest, list) => (list.length > longest.length ? list : longest), own)
}

/** What stands for a thing in a list of things: its address, name or text. */
const nameOfThing = (thing: unknown): string => {
  if (isLeaf(thing)) return String(thing)
  if (!isRecord(thing)) return ''
  const leaf = ['url', 'src', 'href', 'link', 'name', 'value', '#text'].map((name) => thing[name]).find(isLeaf)
  return String(leaf ?? Object.values(thing).find(isLeaf) ?? '')
}

const flatten = (branch: Branch, into: Map<string, string>, path: string, depth: number): void => {
  for (const [name, value] of Object.entries(branch)) {
    const heading = name === '#text' ? path : path === '' ? name : `${path}.${name}`
    if (isLeaf(value)) into.set(heading, String(value))
    else if (Array.isArray(value)) into.set(heading, value.map(nameOfThing).join('\n'))
    else if (isRecord(value) && depth < deepest) flattenBranch(value, into, heading, depth)
  }
}

/** `<images><image>…</image></images>` is a list of pictures under “images”, whatever each is called. */
const flattenBranch = (value: Branch, into: Map<string, string>, heading: string, depth: number): void => {
  const [[, only] = [], ...others] = Object.entries(value)
  if (others.length === 0 && Array.isArray(only)) into.set(heading, only.map(nameOfThing).join('\n'))
  else flatten(value, into, heading, depth + 1)
}

const recordOf = (branch: Branch, index: number): FeedRecord => {
  const values = new Map<string, string>()
  flatten(branch, values, '', 0)
  return { row: index + 1, values }
}

async function* batchesOf(branches: readonly Branch[]): AsyncGenerator<FeedRecord[]> {
  for (let start = 0; start < branches.length; start += rowsAtOnce)
    yield branches.slice(start, start + rowsAtOnce).map((branch, index) => recordOf(branch, start + index))
}

/** The cars of a tree, such as XML and JSON are, as rows of a table: branches within a car are headings with dots. Throws a `FeedFault`. */
export const nestedRecords = (tree: unknown, format: 'xml' | 'json'): FeedRecords => {
  const cars = carsIn(tree)
  const branches = cars.length > 0 ? cars : longestList(tree)
  if (branches.length > mostRecords) throw tooMany()
  const headings = new Set<string>()
  for (const branch of branches) {
    const values = new Map<string, string>()
    flatten(branch, values, '', 0)
    for (const heading of values.keys()) headings.add(heading)
  }
  if (headings.size > mostHeadings)
    throw new FeedFault(`The file has ${headings.size} kinds of fields; at most ${mostHeadings} can be read.`)
  return { format, headings: [...headings], batches: batchesOf(branches) }
}
