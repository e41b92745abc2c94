import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { amountColumns, type ImportColumn, parseHeading } from '../stock-import/stockColumns'
import {
  FeedFault,
  type FeedRecord,
  type FeedRecords,
  longestRecord,
  mostHeadings,
  mostRecords,
  rowsAtOnce,
  tooMany,
  tooManyHeadings,
} from './FeedRecords'
import type { TreeEvents } from './TreeEvents'
import { createTreeCodes } from './treeCodes'
import { createTreeShape, type Kind, kindWithin, recordKinds } from './treeShape'

type Value = string | Branch | readonly (string | Branch)[]
type Branch = ReadonlyMap<string, Value>

/** Maximum nesting within a car. */
const deepest = 6

const isAddress = (text: unknown): text is string => typeof text === 'string' && /^https?:\/\//i.test(text)

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Names of a list item's position. */
const placeName = /^@?(?:order|sort_?order|display_?order|sequence|seq|position|pos|index|rank)$/i

/** Text of a list item: its address, text or name. */
const nameOfThing = (thing: string | Branch): string => {
  if (typeof thing === 'string') return thing
  const text = thing.get('#text')
  if (isAddress(text)) return text
  const leaves = [...thing].filter(([name, value]) => typeof value === 'string' && !placeName.test(localOf(name)))
  const leafOf = (isName: (name: string) => boolean) => leaves.find(([name]) => isName(name))?.[1]
  const leaf = ['url', 'src', 'href', 'link', '#text', 'name', 'value'].reduce<Value | undefined>(
    (found, name) => found ?? leafOf((each) => each === name) ?? leafOf((each) => localOf(each).toLowerCase() === name),
    undefined,
  )
  return String(leaf ?? leaves[0]?.[1] ?? '')
}

/** Names of a flag that says whether the car has an item, such as a feature. */
const having = /^@?(?:is_?)?(?:fitted|included|installed|present|standard)$/i
const notHaving = /^@?(?:is_?)?optional$/i

/** Whether a list item is marked as absent: `{ name: 'Sunroof', fitted: false }`, or a name with the value no. */
const isLacking = (thing: string | Branch): boolean => {
  if (typeof thing === 'string') return false
  const message = (value: Value) => (typeof value === 'string' && value.length <= 5 ? yesOrNo.read(value) : null)
  for (const [written, value] of thing) {
    const name = localOf(written)
    if (having.test(name) || (/^value$/i.test(name) && thing.size > 1)) {
      if (message(value) === false) return true
    } else if (notHaving.test(name) && message(value)) return true
  }
  return false
}

/** Sorts items by their own position; keeps file order if some lack one or two are equal. */
const inOrder = (things: readonly (string | Branch)[]): readonly (string | Branch)[] => {
  const [first] = things
  if (things.length < 2 || first === undefined || typeof first === 'string') return things
  const name = [...first.keys()].find((each) => placeName.test(localOf(each)))
  if (name === undefined) return things
  const placed = things.map((thing) => {
    const text = typeof thing === 'string' ? undefined : thing.get(name)
    return { thing, place: typeof text === 'string' && /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN }
  })
  const places = new Set(placed.map(({ place }) => place))
  if (places.has(Number.NaN) || places.size < things.length) return things
  return placed.toSorted((one, other) => one.place - other.place).map(({ thing }) => thing)
}

/** Columns with one value a car, which a tree may have several times with an attribute that says of what. */
const typedColumns: readonly (ImportColumn | null)[] = [...amountColumns, 'colour', 'interiorColour']
/** Names of the attribute that says what a price or colour is of. */
const typeName = /^@?(?:type|kind|location|position|place|area|part|name|label|price_?code)$/i
/** The type of a price as a code, as in STAR, where even a single price has one. */
const codeName = /^@?price_?code$/i
const currencyName = /^@?currency(?:_?(?:code|id))?$/i
/** Names of the amount of a price in JSON: `{ type: 'RETAIL', amount: 44990 }`. */
const amountName = /^@?(?:amount|value|price|charge_?amount)$/i

/** The text of the first leaf of a branch with one of the names. */
const leafOf = (branch: Branch, names: RegExp): string | undefined => {
  const leaf = [...branch].find(([each, value]) => names.test(localOf(each)) && typeof value === 'string')
  return leaf && String(leaf[1])
}

/** The text of a leaf, or of one with attributes such as its currency. */
const textOf = (value: Value): string | undefined => {
  const text = value instanceof Map ? value.get('#text') : value
  return typeof text === 'string' ? text : undefined
}

const singular = (name: string): string => name.replace(/(?<=price|colour|color)s$/i, '')
/** The text of a typed item, the name of its field and its currency. */
const typedText = (
  thing: Branch,
  isAmount: boolean,
): { readonly name: string; readonly text: string; readonly currency: string } | null => {
  const own = thing.get('#text')
  const [only, ...others] =
    typeof own === 'string'
      ? [['#text', own] as const]
      : [...thing].filter(([name, value]) => isAmount && amountName.test(localOf(name)) && textOf(value) !== undefined)
  if (!only || others.length > 0) return null
  const [name, value] = only
  const currency = (value instanceof Map ? leafOf(value, currencyName) : undefined) ?? leafOf(thing, currencyName) ?? ''
  return { name, text: textOf(value) ?? '', currency }
}

/**
 * Flattens prices or colours with a type into a heading for each type: `<Price Type="EGC">` is “EGC Price”, `<Colour
 * Location="Interior">` is “Interior Colour”. Returns false if they are no such list: without types, or with one type twice.
 */
const flattenTyped = (things: readonly (string | Branch)[], into: Map<string, string>, nameOfOne: string): boolean => {
  const branch = nameOfOne.slice(0, nameOfOne.lastIndexOf('.') + 1)
  const name = singular(localOf(nameOfOne.slice(nameOfOne.lastIndexOf('.') + 1)))
  const column = parseHeading(name)
  if (!typedColumns.includes(column)) return false
  const typed = new Map<string, string>()
  /** What else an item says, such as the last day of a price. */
  const beside = new Map<string, string>()
  for (const thing of things) {
    const read = typeof thing === 'string' ? null : typedText(thing, amountColumns.includes(column ?? 'km'))
    if (typeof thing === 'string' || read === null) return false
    const { name: nameOfText, text, currency } = read
    const type = leafOf(thing, typeName) ?? ''
    if (type === '' || typed.has(type)) return false
    typed.set(type, `${currency} ${text}`.trim())
    if (nameOfText === '#text') continue
    for (const [each, value] of thing)
      if (typeof value === 'string' && each !== nameOfText && ![typeName, currencyName].some((names) => names.test(localOf(each))))
        beside.set(`${branch}${type} ${name}.${each}`, value)
  }
  for (const [type, text] of typed) into.set(`${branch}${type} ${name}`, text)
  for (const [heading, text] of beside) into.set(heading, text)
  return true
}

/** Elements that say nothing of their content but by a name: `<component name="city">`. */
const plainElement = /^(?:component|field|property|prop|attribute|attr|param|parameter|data|meta|detail)$/i
const partName = /^@?name$/i
/** Name of a part, which becomes a heading. */
const shortName = /^[\w -]{1,40}$/

/** Flattens parts that differ by their names into a heading for each: `<component name="city">`. False if they are no such parts. */
const flattenNamed = (things: readonly (string | Branch)[], into: Map<string, string>, nameOfOne: string): boolean => {
  const at = nameOfOne.lastIndexOf('.') + 1
  if (!plainElement.test(localOf(nameOfOne.slice(at)))) return false
  const parts = new Map<string, string>()
  for (const thing of things) {
    const name = typeof thing === 'string' ? undefined : leafOf(thing, partName)
    if (typeof thing === 'string' || name === undefined || !shortName.test(name) || parts.has(name)) return false
    if ([...thing.keys()].some((key) => key !== '#text' && !partName.test(key) && !/^value$/i.test(key))) return false
    parts.set(name, leafOf(thing, /^(?:#text|value)$/i) ?? '')
  }
  for (const [name, text] of parts) into.set(`${nameOfOne.slice(0, at)}${name}`, text)
  return true
}

/** Flattens a list into one heading; attributes of its items get headings of their own. */
const flattenList = (listed: readonly (string | Branch)[], into: Map<string, string>, heading: string, nameOfOne: string) => {
  if (flattenTyped(listed, into, nameOfOne) || flattenNamed(listed, into, nameOfOne)) return
  const things = inOrder(listed.some(isLacking) ? listed.filter((thing) => !isLacking(thing)) : listed)
  into.set(heading, things.map(nameOfThing).join('\n'))
  const beside = new Set(things.flatMap((thing) => (typeof thing !== 'string' && thing.has('#text') ? [...thing.keys()] : [])))
  beside.delete('#text')
  for (const name of beside) {
    const texts = things.map((thing) => (typeof thing === 'string' ? '' : thing.get(name)))
    into.set(`${nameOfOne}.${name}`, texts.map((text) => (typeof text === 'string' ? text : '')).join('\n'))
  }
}

const isColour = (name: string): boolean => parseHeading(localOf(name)) === 'colour'
const isCoded = (value: Value): boolean => value instanceof Map && leafOf(value as Branch, codeName) !== undefined

const flatten = (branch: Branch, into: Map<string, string>, path: string, depth: number): void => {
  for (const [name, value] of branch) {
    const heading = name === '#text' ? path : path === '' ? name : `${path}.${name}`
    if (typeof value === 'string') into.set(heading, value)
    else if (!(value instanceof Map)) flattenList(value as readonly (string | Branch)[], into, heading, heading)
    // A single colour may be the interior's; a single price keeps its type beside it, unless that is a code.
    else if ((isColour(name) || isCoded(value)) && flattenTyped([value], into, heading)) continue
    else if (flattenNamed([value], into, heading)) continue
    else if (depth < deepest) flattenBranch(value, into, heading, depth)
  }
}

/** `<images><image>…</image></images>` is a list of pictures under “images”, whatever the items are called. */
const flattenBranch = (value: Branch, into: Map<string, string>, heading: string, depth: number): void => {
  const [[name, only] = [], ...others] = value
  if (others.length === 0 && Array.isArray(only)) flattenList(only, into, heading, `${heading}.${name}`)
  else flatten(value, into, heading, depth + 1)
}

/** Builds records from tree events; calls `take` with each finished record. */
const createRecordEvents = (
  root: Kind,
  kinds: ReadonlySet<Kind>,
  take: (record: FeedRecord) => void,
  beside?: ReturnType<typeof createTreeCodes>,
): TreeEvents => {
  const path: (Kind | null)[] = [root]
  /** Open branches of the current record; empty between records. */
  const open: Map<string, Value>[] = []
  let row = 0
  let size = 0
  const add = (name: string, value: string | Branch | null, isListed: boolean) => {
    const branch = open.at(-1)
    if (!branch) {
      if (typeof value === 'string') beside?.leaf(name, value)
      return
    }
    size += name.length + 1 + (typeof value === 'string' ? value.length : 0)
    if (size > longestRecord) throw new FeedFault(`The file can’t be read: car ${row} has more than ${longestRecord} characters.`)
    const before = branch.get(name)
    if (Array.isArray(before)) value !== null && before.push(value)
    else if (before !== undefined) branch.set(name, [before as string | Branch, ...(value === null ? [] : [value])])
    else branch.set(name, value === null ? [] : isListed ? [value] : value)
  }
  return {
    open(name, isListed) {
      const kind = kindWithin(path.at(-1) ?? null, name)
      path.push(kind)
      if (open.length === 0) {
        if (!kind || !kinds.has(kind)) {
          beside?.open(name)
          return
        }
        if (++row > mostRecords) throw tooMany()
        size = 0
        open.push(new Map())
      } else {
        const branch = new Map<string, Value>()
        add(name, branch, isListed)
        open.push(branch)
      }
    },
    close() {
      path.pop()
      const branch = open.pop()
      if (!branch) beside?.close()
      if (!branch || open.length > 0) return
      const values = new Map<string, string>()
      flatten(branch, values, '', 0)
      take({ row, values })
    },
    leaf: add,
    emptyList: (name) => add(name, null, true),
  }
}

/** Parses a tree from the start and emits its events; yields between pieces. Rejects with a `FeedFault`. */
type ReadTree = (events: TreeEvents) => AsyncIterable<void>

const readThrough = async (read: AsyncIterable<void>): Promise<void> => {
  for await (const _ of read);
}

async function* batchesOf(read: ReadTree, root: Kind, kinds: ReadonlySet<Kind>): AsyncGenerator<FeedRecord[]> {
  let batch: FeedRecord[] = []
  for await (const _ of read(createRecordEvents(root, kinds, (record) => batch.push(record)))) {
    if (batch.length < rowsAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Converts the cars of a tree to rows; nested branches become dotted headings. Parses the tree three times instead of holding it: for its
 * shape, the headings, and the rows on demand. Rejects with a `FeedFault`.
 */
export const nestedRecords = async (read: ReadTree, format: 'xml' | 'json'): Promise<FeedRecords> => {
  const { events, root } = createTreeShape()
  await readThrough(read(events))
  const kinds = recordKinds(root)
  const headings = new Set<string>()
  const collect = ({ values }: FeedRecord) => {
    for (const heading of (values as ReadonlyMap<string, string>).keys()) headings.add(heading)
    if (headings.size > mostHeadings) throw tooManyHeadings(headings.size, 'kinds of fields')
  }
  const beside = createTreeCodes()
  await readThrough(read(createRecordEvents(root, kinds, collect, beside)))
  const codes = beside.codes()
  const notes = codes.size === 0 ? {} : { notes: { lines: [], asked: [], legend: new Map(), codes } }
  return { format, headings: [...headings], batches: batchesOf(read, root, kinds), skippedRows: () => 0, ...notes }
}
