import { limits } from './limits'
import { ProtocolError } from './ProtocolError'

/** The parameters of one query as they came: values of any type, or texts where they came in an address. */
export type Params = { readonly [name: string]: unknown }

/** Nothing, as clients put it. */
const isNothing = (value: unknown) => value === undefined || value === null

export function textParam(params: Params, name: string): string {
  const value = params[name]
  if (isNothing(value)) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new ProtocolError(400, `${name}: expected a text`)
}

/** A whole number from 0, or null where none is given. */
export function wholeParam(params: Params, name: string): number | null {
  const value = params[name]
  if (isNothing(value) || value === '') return null
  const number = typeof value === 'string' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
    throw new ProtocolError(400, `${name}: expected a whole number, 0 or more`)
  return number
}

export function booleanParam(params: Params, name: string): boolean {
  const value = params[name]
  return value === true || value === 'true' || value === '1'
}

/** A list of texts: as such, as its JSON, or parted by commas. Null where none is given. */
export function listParam(params: Params, name: string): readonly string[] | null {
  const value = params[name]
  if (isNothing(value)) return null
  const list = typeof value === 'string' ? listOf(value, name) : value
  if (!Array.isArray(list) || list.some((one) => typeof one !== 'string')) throw new ProtocolError(400, `${name}: expected a list of texts`)
  if (list.length > limits.listLength) throw new ProtocolError(400, `${name}: at most ${limits.listLength} may be listed`)
  return list
}

function listOf(text: string, name: string): unknown {
  if (text.trimStart().startsWith('[')) return jsonParam(text, name)
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** What came as JSON within a text: lists in addresses do. */
export function jsonParam(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value
  try {
    return JSON.parse(value)
  } catch {
    throw new ProtocolError(400, `${name}: not a list as JSON: ${value.slice(0, 60)}`)
  }
}
