import { isRecord } from '@forecourt/schema/isRecord'
import { cleanText } from '../../text/cleanText'
import { cutText } from '../../text/cutText'

/** A lead from a marketplace, in the supplier's fields. */
export interface SuppliedInput {
  readonly id?: unknown
  readonly [field: string]: unknown
}

const maxTextLength = 20_000
const maxFields = 500
const maxDepth = 4
/** Objects that contain the lead itself, including its id. */
const wrappers = ['lead', 'data', 'payload', 'enquiry']
/** Objects that contain a part of it: their ids aren't the lead's. */
const groups = [...wrappers, 'customer', 'contact', 'person', 'buyer', 'consumer', 'address', 'consent', 'terms']
const vehicles = ['vehicle', 'car']

/** Normalises a field name, ignoring case and separators: `lastName`, `last_name`, `Last-Name`. */
const normaliseName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Takes the first item of an array, and the `value`, `number` or `address` of an object that describes a value. */
const plainValue = (value: unknown): unknown => {
  const one = Array.isArray(value) ? value[0] : value
  if (!isRecord(one)) return one
  return ['value', 'number', 'address', 'text'].map((name) => one[name]).find((part) => toText(part) !== '') ?? one
}

const vehicleFields = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const named = new Map(Object.entries(fields).map(([name, value]) => [normaliseName(name), toText(value)]))
  const parts = ['year', 'make', 'model', 'badge', 'trim'].flatMap((name) => named.get(name) || [])
  return {
    vehicle: parts.join(' ') || named.get('description') || named.get('title') || '',
    stock_number: named.get('stocknumber') || named.get('stockno') || named.get('stock') || '',
    car_id: named.get('carid') || named.get('id') || '',
    vin: named.get('vin') ?? '',
  }
}

const nameFields = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  first_name: fields.first ?? fields.firstName ?? fields.first_name ?? fields.given ?? '',
  last_name: fields.last ?? fields.lastName ?? fields.last_name ?? fields.family ?? '',
  full_name: fields.full ?? '',
})

/**
 * Flattens the fields of a supplied lead: `{ contact: { email } }`, `{ customer: { name: { first } } }`, `{ vehicle: { stock } }`,
 * `contact[email]` of a form. Outer fields take precedence over nested ones (ENT-31). Null if it isn't an object.
 */
export const suppliedFields = (input: unknown): SuppliedInput | null => {
  if (!isRecord(input)) return null
  const found = new Map<string, unknown>()
  const put = (name: string, value: unknown) => {
    const known = normaliseName(name)
    if (known !== '' && found.size < maxFields && (!found.has(known) || toText(found.get(known)) === '')) found.set(known, value)
  }
  let level: { readonly fields: Readonly<Record<string, unknown>>; readonly isPart: boolean }[] = [{ fields: input, isPart: false }]
  for (let deep = 0; deep < maxDepth && level.length > 0; deep++) {
    const inner: typeof level = []
    for (const { fields, isPart } of level)
      for (const [written, whole] of Object.entries(fields).slice(0, maxFields)) {
        const [, group, field] = /^(\w{1,40})\[(\w{1,40})\]$/.exec(written) ?? []
        const name = normaliseName(group && field && groups.includes(normaliseName(group)) ? field : written)
        const value = isRecord(whole) && groups.includes(name) ? whole : plainValue(whole)
        const isOfPart = isPart || (group !== undefined && !wrappers.includes(normaliseName(group)))
        if (!isRecord(value) || name === 'campaign') {
          if (!(isOfPart && name === 'id')) put(name, value)
        } else if (groups.includes(name)) inner.push({ fields: value, isPart: isPart || !wrappers.includes(name) })
        else if (vehicles.includes(name)) inner.push({ fields: vehicleFields(value), isPart: true })
        else if (name === 'name') inner.push({ fields: nameFields(value), isPart: true })
        else put(name, value)
      }
    level = inner
  }
  return Object.fromEntries(found)
}

/** Text of a supplied lead by any of its field names; empty if none. */
export const suppliedText = (input: SuppliedInput, ...names: readonly string[]): string => {
  const keys = Object.keys(input)
  for (const name of names) {
    const key = Object.hasOwn(input, name) ? name : keys.find((each) => normaliseName(each) === normaliseName(name))
    const text = key === undefined ? '' : cleanText(cutText(toText(input[key]), maxTextLength), true)
    if (text !== '') return text
  }
  return ''
}

/** A non-text value by its field names, as JSON; empty if none. */
export const suppliedOther = (input: SuppliedInput, ...names: readonly string[]): string => {
  const known = names.map(normaliseName)
  const [, value] =
    Object.entries(input).find(([name, each]) => known.includes(normaliseName(name)) && typeof each === 'object' && each !== null) ?? []
  return value === undefined ? '' : cutText(JSON.stringify(value), 200)
}
