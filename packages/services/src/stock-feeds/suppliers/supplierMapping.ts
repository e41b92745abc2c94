import type { StockFileContext } from '../../stock-import/createCarReader'
import { plainNames } from '../../stock-import/plainNames'
import type { ImportColumn } from '../../stock-import/stockColumns'
import type { FeedMapping, MappingSource } from '../FeedMapping'
import { isOneOf } from '../mappedLine'
import type { Supplier } from './Supplier'
import { suppliers } from './suppliers'

/** Mapping of a supplier's file. */
export interface SupplierMapping {
  readonly name: string
  readonly columns: FeedMapping['columns']
  readonly only: FeedMapping['only']
  /** Headings that must stay unread, whatever they mean elsewhere. */
  readonly unread: readonly string[]
  /** Headings that need no decision. */
  readonly withoutMeaning: readonly string[]
  /** By heading: values that need no decision. */
  readonly plainValues: ReadonlyMap<string, readonly string[]>
  /** Headings of where a car is. */
  readonly ofPlace: readonly string[]
}

/** Creates the function that says whether an entry needs no decision: a documented value, or an address of the dealer. */
export const createPlainTest = (
  supplier: SupplierMapping | null,
  { columns }: FeedMapping,
  { places = [], locationId }: Pick<StockFileContext, 'places' | 'locationId'>,
) => {
  const own = (places.find((place) => place.locationId === locationId)?.called ?? []).map(plainText).filter((name) => name !== '')
  const isOwn = (text: string) => own.some((name) => ` ${plainText(text)} `.includes(` ${name} `))
  return (heading: string, text: string): boolean =>
    supplier !== null &&
    (isOneOf(text, supplier.plainValues.get(heading) ?? []) ||
      (supplier.ofPlace.includes(heading) && (columns.location !== undefined || isOwn(text))))
}
const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Normalises a heading for comparison: its parts in letters and digits. */
const keyOf = (heading: string): string =>
  heading
    .split('.')
    .map((part) => part.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter((part) => part !== '')
    .join('.')

/** Prefix of the supplier's headings in the file, such as `item.`; null if a mark is missing or a heading is there that it never has. */
const branchOf = ({ marks, without = [] }: Supplier, file: ReadonlyMap<string, string>): string | null => {
  const [first = '', ...others] = marks.map(keyOf)
  const branches = [...file.keys()].flatMap((key) => (`.${key}`.endsWith(`.${first}`) ? [key.slice(0, key.length - first.length)] : []))
  return (
    branches
      .toSorted((one, other) => one.length - other.length)
      .find(
        (branch) => others.every((mark) => file.has(`${branch}${mark}`)) && !without.some((name) => file.has(`${branch}${keyOf(name)}`)),
      ) ?? null
  )
}

/** Mapping of a file whose headings identify a supplier; null if unknown. */
export const supplierMapping = (headings: readonly string[]): SupplierMapping | null => {
  const file = new Map<string, string>()
  const plain = plainNames(headings)
  for (const heading of headings) {
    const key = keyOf(plain(heading))
    if (!file.has(key)) file.set(key, heading)
  }
  for (const supplier of suppliers) {
    const branch = branchOf(supplier, file)
    if (branch === null) continue
    const inFile = (names: readonly string[]) => names.flatMap((name) => file.get(`${branch}${keyOf(name)}`) ?? [])
    const columns = (Object.entries(supplier.columns) as [ImportColumn, Supplier['columns'][ImportColumn] & object][]).flatMap(
      ([column, { from, steps = [] }]): [ImportColumn, MappingSource][] => {
        const found = inFile(from)
        return found.length === 0 ? [] : [[column, { from: found, steps: [...steps] }]]
      },
    )
    const only = (supplier.only ?? []).flatMap((each) => inFile([each.heading]).map((heading) => ({ ...each, heading })))
    const [unread = [], withoutMeaning = [], ofPlace = []] = [supplier.unread, supplier.withoutMeaning, supplier.ofPlace].map((names) =>
      inFile(names ?? []),
    )
    const plainValues = new Map(
      Object.entries(supplier.plainValues ?? {}).flatMap(([name, values]) => inFile([name]).map((heading) => [heading, values] as const)),
    )
    return { name: supplier.name, columns: Object.fromEntries(columns), only, unread, withoutMeaning, plainValues, ofPlace }
  }
  return null
}
