import type { PageLoader } from '../PageLoader'

/** The booking of the signed link that opened the page, which the caller has verified; null in previews. */
export const booking: PageLoader<'booking'> = {
  load: async (_db, _site, _route, data, { own }) => ({ page: 'booking', site: data, view: own?.view ?? null }),
}
