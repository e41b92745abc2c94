import type { Params } from './Params'

/** Not of the query, but of how it is asked. */
const excluded = ['indexName', 'type', 'facet']

/** The parameters of a query as an address would have them; answers repeat them. What nobody knows and is no plain value is left out. */
export function paramsText(params: Params): string {
  return Object.entries(params)
    .filter(([name, value]) => !excluded.includes(name) && isShort(value))
    .map(([name, value]) => `${encode(name)}=${encode(typeof value === 'object' ? JSON.stringify(value) : String(value))}`)
    .join('&')
}

/** A plain value, or a list of lists of them, as filters are. */
function isShort(value: unknown, depth = 0): boolean {
  if (Array.isArray(value)) return depth < 2 && value.every((one) => isShort(one, depth + 1))
  return typeof value !== 'object' && value !== undefined
}

/** Half a letter, which JSON can hold, has no place in an address. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
