import { isRecord } from '@forecourt/schema/isRecord'
import { readBytes } from '@forecourt/services/http/readBody'

/** Submitted fields and files. */
export interface SubmittedFields {
  readonly fields: { readonly [field: string]: string }
  readonly files: readonly Uint8Array[]
}

const maxFiles = 12
const asText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null

/** Alternative field names of dealers' programs (API-08). */
const otherNames: { readonly [name: string]: string } = { car_id: 'car', phoneNumber: 'phone', kilometres: 'kms' }

/** Nested objects whose fields belong to the request: `adjustments` are the condition answers. */
const groups = ['adjustments', 'contact', 'customer']

/** Flattens an object to texts. */
const flattenEntries = (record: { readonly [name: string]: unknown }): [string, string][] =>
  Object.entries(record).flatMap(([name, value]): [string, string][] => {
    if (groups.includes(name) && isRecord(value)) return flattenEntries(value)
    const text = asText(value)
    return text === null ? [] : [[otherNames[name] ?? name, text]]
  })

/** Parses a form, multipart form or JSON; null for anything else. At most `limit` bytes. */
export async function readSubmittedFields(request: Request, limit: number): Promise<SubmittedFields | 'tooLarge' | null> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request, limit)
  if (bytes === null) return 'tooLarge'
  try {
    if (type.startsWith('application/json')) {
      const fields: unknown = JSON.parse(bytes.toString('utf8'))
      return isRecord(fields) ? { fields: Object.fromEntries(flattenEntries(fields)), files: [] } : null
    }
    if (type.startsWith('application/x-www-form-urlencoded'))
      return { fields: Object.fromEntries(new URLSearchParams(bytes.toString('utf8'))), files: [] }
    if (!type.startsWith('multipart/form-data')) return bytes.length === 0 ? { fields: {}, files: [] } : null
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    const entries = [...form]
    const files = entries.flatMap(([, value]) => (typeof value === 'string' || value.size === 0 ? [] : [value])).slice(0, maxFiles)
    return {
      fields: Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
      files: await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer()))),
    }
  } catch {
    return null
  }
}
