import { memoised } from '@forecourt/schema/memoised'
import type { ItemType } from '../entities/Car'
import { bodies } from '../stock/vocabulary/bodies'
import type { Vocabulary } from '../stock/vocabulary/createVocabulary'
import { drives } from '../stock/vocabulary/drives'
import { fuels } from '../stock/vocabulary/fuels'
import { transmissions } from '../stock/vocabulary/transmissions'

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
