import { memoised } from '@forecourt/schema/memoised'
import type { ItemType } from '../entities/Car'
import { bodies } from '../stock/vocabulary/bodies'
import type { Vocabulary } from '../stock/vocabulary/createVocabulary'
import { drives } from '../stock/vocabulary/drives'
import { fuels } from '../stock/vocabulary/fuels'
import { transmissions } from '../stock/vocabulary/transmissions'
import type { SearchState } from './SearchState'

/** More texts than the stock of any organisation has in a field. */
const mostTexts = 5_000

const titled = <Value>({ read, title }: Vocabulary<Value>) =>
  memoised((text: string): string => {
    const value = read(text)
    return value === null ? text : title(value)
  }, mostTexts)

const titles: { readonly [facet: string]: ((text: string) => string) | undefined } = {
  body: titled(bodies),
  fuel: titled(fuels),
  transmission: titled(transmissions),
  drive: titled(drives),
}

/**
 * A value of a facet as its vocabulary titles it, however it was written; a text that is not understood, and a facet without a vocabulary,
 * as it is. A roadster is a convertible among cars only (SRC-03, ENT-01).
 *
 * @example facetTitle('body', 'UTILITY') // 'Ute'
 */
export const facetTitle = (facet: string, text: string, itemType: ItemType = 'car'): string =>
  facet === 'body' && itemType !== 'car' ? text : (titles[facet]?.(text) ?? text)

/** Bodies are left as they are: what is a roadster depends on the vehicle. */
const titledFacets: readonly string[] = ['fuel', 'transmission', 'drive']

/**
 * A search with the values of old addresses as their vocabulary titles them today, so that lists show them as chosen (SRC-02).
 *
 * @example titledSearch({ ...search, values: { fuel: ['PHEV'] } }).values // { fuel: ['Plug-in Hybrid'] }
 */
export const titledSearch = (state: SearchState): SearchState => {
  const titled = (values: SearchState['values']): SearchState['values'] =>
    Object.fromEntries(
      Object.entries(values).map(([facet, chosen]) => [
        facet,
        titledFacets.includes(facet) ? [...new Set(chosen.map((value) => facetTitle(facet, value)))].toSorted() : chosen,
      ]),
    )
  return { ...state, values: titled(state.values), ...(state.excluded ? { excluded: titled(state.excluded) } : {}) }
}
