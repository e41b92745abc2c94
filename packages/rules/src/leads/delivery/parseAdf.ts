import { Parser } from 'htmlparser2'
import { cleanText } from '../../text/cleanText'
import { cutText } from '../../text/cutText'

/** A prospect of an ADF document, with the field names of a supplier's API. */
export interface AdfProspect {
  readonly [field: string]: string
}

const maxDepth = 30
const maxElements = 20_000
const maxProspects = 20
const maxTextLength = 5_000

/** Field names by the end of the element's path; `name` and `id` also by an attribute. */
const fields: { readonly [path: string]: string } = {
  'prospect/id': 'id',
  'customer/contact/email': 'email',
  'customer/contact/phone': 'phone',
  'contact/address/postalcode': 'postcode',
  'customer/comments': 'message',
  'vehicle/year': 'year',
  'vehicle/make': 'make',
  'vehicle/model': 'model',
  'vehicle/trim': 'trim',
  'vehicle/stock': 'stock_number',
  'vehicle/vin': 'vin',
}
const names: { readonly [part: string]: string } = { first: 'name', middle: 'middle', last: 'last_name', full: 'full_name' }

const toFields = (adfFields: ReadonlyMap<string, string>): AdfProspect => {
  const { year, make, model, trim, middle, full_name, ...plain } = Object.fromEntries(adfFields)
  const vehicle = [year, make, model, trim].filter(Boolean).join(' ')
  const name = [plain.name, middle].filter(Boolean).join(' ') || (plain.last_name ? '' : (full_name ?? ''))
  const { name: _, ...others } = plain
  return { ...others, ...(name !== '' && { name }), ...(vehicle !== '' && { vehicle }) }
}

/** Whether a text may contain ADF: it has the opening tag. */
export const mayBeAdf = (text: string): boolean => /<adf[\s>]/i.test(text)

/**
 * Parses the prospects of an ADF 1.0 document, possibly surrounded by text (API-07); null if invalid, or deeper and longer than any CRM
 * writes. Doesn't expand custom entities. Skips the trade-in vehicle.
 *
 * @example parseAdf('<adf><prospect><customer><contact><email>a@b.example</email>…') // [{ email: 'a@b.example' }]
 */
export const parseAdf = (text: string): readonly AdfProspect[] | null => {
  const from = text.search(/<adf[\s>]/i)
  if (from < 0) return null
  const prospects: AdfProspect[] = []
  const path: string[] = []
  let adfFields = new Map<string, string>()
  let [elements, wasRefused] = [0, false]
  let [written, part, isTradeIn] = ['', '', false]
  const refuse = () => {
    wasRefused = true
    parser.reset()
  }
  const parser = new Parser(
    {
      onopentag: (opened, attributes) => {
        const name = opened.toLowerCase()
        // The parser scans all open elements for the one that closes, so their number is limited.
        if (wasRefused || ++elements > maxElements || path.push(name) > maxDepth) return refuse()
        if (name === 'prospect') adfFields = new Map()
        if (name === 'vehicle') isTradeIn = attributes.interest?.toLowerCase() === 'trade-in'
        written = ''
        part = (attributes.part ?? '').toLowerCase()
      },
      ontext: (chunk) => {
        if (written.length < maxTextLength) written += chunk
      },
      onclosetag: (closed) => {
        if (wasRefused) return
        const name = closed.toLowerCase()
        const at = path.slice(-3).join('/')
        const field = at === 'customer/contact/name' ? names[part || 'full'] : (fields[at] ?? fields[path.slice(-2).join('/')])
        const value = cleanText(cutText(written, maxTextLength), field === 'message')
        const isTradeInField = isTradeIn && path.at(-2) === 'vehicle'
        if (field && value !== '' && !isTradeInField && !adfFields.has(field)) adfFields.set(field, value)
        path.pop()
        written = ''
        if (name === 'prospect' && prospects.length < maxProspects) prospects.push(toFields(adfFields))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text.slice(from))
  parser.end()
  return wasRefused || prospects.length === 0 ? null : prospects
}
