import type { PageLoader } from '../PageLoader'

/** The state of unsubscribing. */
export const unsubscribe: PageLoader<'unsubscribe'> = {
  load: async (_db, _site, _route, data, { own }) => ({
    page: 'unsubscribe',
    site: data,
    unsubscribing: own?.unsubscribing ?? { token: '', state: 'asked' },
  }),
}
