import { createHash } from 'node:crypto'
import { mayBeAdf, parseAdf } from '@forecourt/rules/leads/delivery/parseAdf'
import { type SuppliedInput, suppliedFields } from '@forecourt/rules/leads/delivery/suppliedFields'
import { readBody } from '@forecourt/services/http/readBody'

/** Bytes. */
const longestBody = 256 * 1024

export type SuppliedBody =
  | { readonly ok: true; readonly input: SuppliedInput }
  | { readonly ok: false; readonly status: 400 | 413; readonly message: string }

const unread = (message: string): SuppliedBody => ({ ok: false, status: 400, message })

const fromXml = (text: string): SuppliedBody => {
  const prospects = mayBeAdf(text) ? parseAdf(text) : null
  const [prospect] = prospects ?? []
  if (!prospect) return unread('This XML holds no ADF prospect that can be read.')
  if (prospects?.length !== 1) return unread('Send one ADF prospect a call: this has several.')
  // A document without an id is known by what it says: sent twice, it is one lead.
  return { ok: true, input: { id: createHash('sha256').update(text).digest('hex'), ...prospect } }
}

const fromJson = (text: string): SuppliedBody => {
  try {
    const input = suppliedFields(JSON.parse(text))
    if (input) return { ok: true, input }
  } catch {
    // Said below.
  }
  return unread('Send a lead as a JSON object in UTF-8, as a form, or as ADF.')
}

/** Reads the lead that a market place posts (API-07): a JSON object, also a nested one, a form, or one ADF prospect; never more than its limit. */
export const suppliedBody = async (request: Request): Promise<SuppliedBody> => {
  const text = await readBody(request, longestBody)
  if (text === null) return { ok: false, status: 413, message: 'That is too much for one lead: 256 kB at most.' }
  const plain = text.replace(/^\ufeff/, '').trimStart()
  if (plain.startsWith('<')) return fromXml(plain)
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded') || plain.startsWith('{')) return fromJson(plain)
  const input = suppliedFields(Object.fromEntries(new URLSearchParams(plain)))
  return input ? { ok: true, input } : fromJson('')
}
