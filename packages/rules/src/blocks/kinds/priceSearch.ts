import type { BlockRules } from '../BlockRules'

/** A price search counts the cars in its price range (SRC-30). */
export const priceSearch = {
  needs: [],
  dataSettings: ({ from, to, highest }) => ({ from, to, highest }),
  warnings: ({ from, to }, page) =>
    from >= to ? [{ at: 'to', message: `The upper end of the price search on the page “${page}” must start above its lower end.` }] : [],
} as const satisfies BlockRules<'priceSearch'>
