import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { comparesCars, savesCars } from '../accounts/saved-cars/savedCarNeeds'
import { personalNeeds } from '../finance/personal/personalNeeds'
import type { Part } from '../parts/Part'
import { valuesOnline } from '../valuations/valuesOnline'
import { hasBlog } from './hasBlog'

interface OptionalPage extends Part<{ readonly config: ResolvedConfig }> {
  readonly path: string
}

/** The pages that a site has only where its settings say so, each at its path: comparing and saving cars (FAV-02, VDP-10), the blog (RTE-24), valuations (RTE-07) and finance for a person (RTE-12). A dealer’s own page may have any of their names as its id. */
export const optionalPages = {
  compare: { id: 'own-page-compare', title: 'Compare', rule: 'FAV-02', element: null, path: '/compare', needs: [comparesCars] },
  favourites: { id: 'own-page-favourites', title: 'Saved cars', rule: 'VDP-10', element: null, path: '/favourites', needs: [savesCars] },
  blog: { id: 'own-page-blog', title: 'Blog', rule: 'RTE-24', element: null, path: '/blog', needs: [hasBlog] },
  tradeIn: {
    id: 'own-page-trade-in',
    title: 'Trade-in valuation',
    rule: 'RTE-07',
    element: null,
    path: '/cars/trade-in',
    needs: [valuesOnline],
  },
  personalFinance: {
    id: 'own-page-personal-finance',
    title: 'Personalised finance',
    rule: 'RTE-12',
    element: null,
    path: '/personalised/finance',
    needs: personalNeeds,
  },
} as const satisfies { readonly [name: string]: OptionalPage }
