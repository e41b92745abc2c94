import type { KeepAbout } from '../accounts/saved-cars/keepNeeds'
import { comparesCars, savesCars } from '../accounts/saved-cars/keepNeeds'
import type { Part } from '../parts/Part'

/** The pages that a site has only where shoppers may compare and save cars (FAV-02, VDP-10). */
export const optionalPages = {
  compare: { id: 'page-compare', title: 'Compare', rule: 'FAV-02', element: null, needs: [comparesCars] },
  favourites: { id: 'page-favourites', title: 'Saved cars', rule: 'VDP-10', element: null, needs: [savesCars] },
} as const satisfies { readonly [path: string]: Part<Pick<KeepAbout, 'config'>> }
