import { memoised } from '@forecourt/schema/memoised'
import type { ItemType } from '../entities/Car'
import { bodies } from '../stock/vocabulary/bodies'
import type { Vocabulary } from '../stock/vocabulary/createVocabulary'
import { drives } from '../stock/vocabulary/drives'
import { fuels } from '../stock/vocabulary/fuels'
import { gearboxTitle } from '../stock/vocabulary/gearboxTitle'
import { plainColour } from '../stock/vocabulary/plainColour'
import { transmissions } from '../stock/vocabulary/transmissions'
import type { SearchState } from './SearchState'

/** Exceeds the number of distinct texts in any organisation's stock. */
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
  gearbox: memoised(gearboxTitle, mostTexts),
  drive: titled(drives),
  induction: (text) => (/turbo/i.test(text) ? 'Turbo' : text),
  colour: memoised((text: string): string => plainColour(text) ?? text, mostTexts),
}

/**
 * Canonical title of a facet value by its vocabulary; unknown values, and facets without a vocabulary, are unchanged. A roadster is a
 * convertible only for cars (SRC-03, ENT-01).
 *
 * @example facetTitle('body', 'UTILITY') // 'Ute'
 */
export const facetTitle = (facet: string, text: string, itemType: ItemType = 'car'): string =>
  facet === 'body' && itemType !== 'car' ? text : (titles[facet]?.(text) ?? text)

/** Excludes bodies, because a roadster depends on the vehicle type. */
const titledFacets: readonly string[] = ['fuel', 'transmission', 'drive', 'colour']

/**
 * Converts the values of old URLs to their current titles, so that lists show them as selected (SRC-02).
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
