import type { PageLoader } from '../PageLoader'

/** The booking of a link; none without one. */
export const booking: PageLoader<'booking'> = {
  load: async (_db, _site, _route, data, { own }) => ({ page: 'booking', site: data, view: own?.view ?? null }),
}
