import type { SchemaNode } from '@forecourt/schema/SchemaNode'

/** Example values for settings with a pattern, by the schema's description. */
const examples: { readonly [expects: string]: readonly string[] } = {
  'a colour such as #1f4fd8': ['#0b6e4f', '#7a1f5c'],
  'an email address such as sales@dealer.example': ['someone-else@dealer.example'],
  'a path such as /service or an address that starts with https://': ['https://elsewhere.example/page'],
  'a path such as /about-us: small letters, digits and dashes': ['/somewhere-else'],
  'a setting such as toyota.showSellMyCar': ['toyota.baseDomain'],
  'a phone number such as (02) 5550 1234 or 1300 CAR NOW': ['(02) 5550 9876'],
  'the 11 digits of an ABN or the 13 digits of an NZBN, or empty': ['51824753556'],
  'a date such as 2025-01-04': ['2025-01-04', '2025-01-11'],
  'a day such as 2026-07-24, or empty': ['2020-01-01', '2999-12-31'],
  'a day such as 2026-07-24, a day and time such as 2026-07-24T08:00, or empty': ['2020-01-01', '2999-12-31T23:59'],
  'an address that starts with https://, or empty': ['https://elsewhere.example/page'],
  'a domain such as dealer.example': ['elsewhere.example'],
  'the letters and digits of an application’s id, or empty': ['ELSEWHERE1'],
  'the letters and digits of a search-only key, or empty': ['0123456789abcdef0123456789abcdef'],
  'words without a comma': ['Elsewhere'],
  'letters, digits and hyphens': ['elsewhere-1'],
  'a measurement id such as G-AB12CD34EF, or empty': ['G-ELSEWHERE1'],
  'the digits of a pixel’s id, or empty': ['9876543210'],
  'letters, digits, hyphens and underscores': ['Car_elsewhere'],
  'an address such as https://tiles.example/{z}/{x}/{y}.png': ['https://tiles.example/{z}/{x}/{y}.png', ''],
}

const others = (node: SchemaNode): readonly unknown[] => {
  if (node.const !== undefined) return []
  if (node.enum) return node.enum
  if (node.type === 'boolean') return [true, false]
  if (node.type === 'integer' || node.type === 'number') return [node.minimum, node.maximum]
  if (node.type === 'array') return [...(node.minItems ? [] : [[]]), ...others(node.items ?? {}).map((item) => [item])]
  return [...(node['x-expects'] ? (examples[node['x-expects']] ?? []) : ['Elsewhere'.slice(0, node.maxLength)])]
}

/** Alternative values: other options of a choice, limits of numbers, other texts. */
export const otherValues = (node: SchemaNode, value: unknown): readonly unknown[] => {
  const now = JSON.stringify(value)
  return others(node).filter((other) => JSON.stringify(other) !== now)
}
