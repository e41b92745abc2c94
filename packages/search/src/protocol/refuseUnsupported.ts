import type { Params } from './Params'
import { ProtocolError } from './ProtocolError'

const isOn = (value: unknown) => value === true || value === 'true' || value === '1'
const isListed = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** What changes which documents are found, or their order, and is not done here; each with when it is asked for, and what is said then. */
const unsupported: readonly (readonly [name: string, isUsed: (value: unknown) => boolean, instead: string])[] = [
  ['optionalFilters', isListed, 'filters cannot be optional here; use filters, or an index sorted another way'],
  ['optionalWords', isListed, 'which words may be missing cannot be listed here; use removeWordsIfNoResults'],
  ['advancedSyntax', isOn, 'phrases in quotes and words left out by a hyphen are not understood here'],
  ['queryType', (value) => isListed(value) && value !== 'prefixLast', 'only prefixLast is known here: the last word may be unfinished'],
  ['aroundLatLngViaIP', isOn, 'where whoever asks is, is not looked up here; use aroundLatLng'],
  ['aroundPrecision', (value) => isListed(value) && value !== 1 && value !== '1', 'distances are compared to the metre here'],
  ['enableReRanking', isOn, 'nothing is ranked by what others clicked here'],
  ['enablePersonalization', isOn, 'nothing is ranked by who asks here'],
]

/** Refuses, in words, what would otherwise be answered as if it had not been asked. Turned off, or empty, it is no question. */
export function refuseUnsupported(params: Params): void {
  for (const [name, isUsed, instead] of unsupported) if (isUsed(params[name])) throw new ProtocolError(400, `${name}: ${instead}`)
}
