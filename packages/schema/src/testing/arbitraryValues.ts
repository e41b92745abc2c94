import fc from 'fast-check'
import { rootNode } from '../json-schema/configSchema'
import type { ConfigValues } from '../ResolvedConfig'
import type { SchemaNode } from '../SchemaNode'

/** Values for settings with a pattern. */
const patterned: Readonly<Record<string, readonly string[]>> = {
  'words without a comma': ['Yes', 'Next month', 'Not sure'],
  'a colour such as #1f4fd8': ['#1f4fd8', '#000000', '#ABCDEF'],
  'small letters, digits and dashes, such as book-a-service': ['service', 'home', 'hero', 'x', 'y-1', 'contact'],
  'an email address such as sales@dealer.example': ['sales@dealer.example', 'a@b.co'],
  'a path such as /service or an address that starts with https://': ['/', '/service', 'https://dealer.example/x'],
  'a path such as /about-us: small letters, digits and dashes': ['/', '/about-us', '/pages/visit-us'],
  'a setting such as toyota.showSellMyCar': ['', 'toyota.showSellMyCar'],
  'a phone number such as (02) 5550 1234 or 1300 CAR NOW': ['', '(02) 5550 1234', '1300 CAR NOW'],
  'the 11 digits of an ABN or the 13 digits of an NZBN, or empty': ['', '51824753556', '9429041234563'],
  'a date such as 2025-01-04': ['2025-01-04'],
  'a day such as 2026-07-24, or empty': ['', '2026-07-24'],
  'a day such as 2026-07-24, a day and time such as 2026-07-24T08:00, or empty': ['', '2026-07-24', '2026-07-24T08:00'],
  'the letters and digits of an application’s id, or empty': ['', 'ABC123DEF4'],
  'the letters and digits of a search-only key, or empty': ['', '0123456789abcdef0123456789abcdef'],
  'letters, digits and hyphens': ['', 'ab12cd34'],
  'a measurement id such as G-AB12CD34EF, or empty': ['', 'G-AB12CD34EF'],
  'the digits of a pixel’s id, or empty': ['', '1234567890'],
  'letters, digits, hyphens and underscores': ['Car_production', 'cars-2'],
  'an address that starts with https://, or empty': ['', 'https://social.example/dealer'],
  'a domain such as dealer.example': ['', 'dealer.example'],
  'an address such as /my-toyota-garage': ['/my-toyota-garage', '/my-kia-garage'],
  'an address such as https://tiles.example/{z}/{x}/{y}.png': ['', 'https://tiles.example/{z}/{x}/{y}.png'],
}

const stepped = (minimum: number, maximum: number, step: number) =>
  fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }).map((steps) => steps * step)

const leaf = (node: SchemaNode): fc.Arbitrary<unknown> => {
  if (node.const !== undefined) return fc.constant(node.const)
  if (node.enum) return fc.constantFrom(...node.enum)
  if (node['x-expects'] !== undefined) return fc.constantFrom(...(patterned[node['x-expects']] ?? []))
  if (node.type === 'boolean') return fc.boolean()
  if (node.multipleOf !== undefined) return stepped(node.minimum ?? 0, node.maximum ?? 100, node.multipleOf)
  if (node.type === 'integer') return fc.integer({ min: node.minimum, max: node.maximum })
  if (node.type === 'number') return fc.double({ min: node.minimum, max: node.maximum, noNaN: true })
  return fc.string({ minLength: node.minLength, maxLength: Math.min(12, node.maxLength ?? 12) })
}

const item = (node: SchemaNode): fc.Arbitrary<unknown> => {
  const { id, kind, ...others } = node.properties ?? {}
  const parts = Object.fromEntries(Object.entries(others).map(([key, child]) => [key, values(child)]))
  const required = { ...(id && { id: values(id) }), ...(kind && { kind: values(kind) }) }
  return fc.record({ ...required, ...parts, removed: fc.boolean() }, { requiredKeys: Object.keys(required) as ('id' | 'kind')[] })
}

const values = (node: SchemaNode): fc.Arbitrary<unknown> => {
  if (node.properties) {
    return fc.record(Object.fromEntries(Object.entries(node.properties).map(([key, child]) => [key, values(child)])), { requiredKeys: [] })
  }
  const { items } = node
  if (!items) return leaf(node)
  if (node['x-merge'] !== 'id')
    return fc.uniqueArray(leaf(items), { minLength: node.minItems ?? 0, maxLength: Math.min(3, node.maxItems ?? 3) })
  const shapes = (items.oneOf ?? [items]).map(item)
  return fc.uniqueArray(fc.oneof(...shapes), { maxLength: 3, selector: (entry) => (entry as { id: string }).id })
}

/** Any layer values that the layer schema allows. */
export const arbitraryValues = values(rootNode) as fc.Arbitrary<ConfigValues>
