import type { BlockRules } from '../BlockRules'

/** A price search counts the cars in its price range (SRC-30). */
export const priceSearch = {
  needs: [],
  dataSettings: ({ from, to }) => ({ from, to }),
  warnings: ({ from, to }, page) =>
    from >= to
      ? [{ at: 'to', message: `The price search on the page “${page}” starts with an upper end that isn’t above its lower end.` }]
      : [],
} as const satisfies BlockRules<'priceSearch'>
