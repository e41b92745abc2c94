import { isRecord } from '@forecourt/schema/isRecord'
import type { Params } from './Params'
import { ProtocolError } from './ProtocolError'

/** Says who is asking, not what. */
const isCredential = (name: string) => name.startsWith('x-algolia-')

/** Parameters written as an address's query: `query=kia&facets=["make"]`. */
export function parseParamsText(text: string): Params {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => !isCredential(name)))
}

/** The parameters of a query, whether they lie beside its name, in `params`, or in `params` as a text. */
export function parseParams(entry: Params): Params {
  const { params, ...flat } = entry
  if (params === undefined || params === null) return flat
  if (typeof params === 'string') return { ...parseParamsText(params), ...flat }
  if (!isRecord(params)) throw new ProtocolError(400, 'params: expected an object or a text')
  return { ...params, ...flat }
}
