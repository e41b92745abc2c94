import type { PageLoader } from '../PageLoader'

/** The model range, filtered by body. */
export const models: PageLoader<'models'> = {
  load: async (_db, _site, _route, data, { query }) => ({ page: 'models', site: data, body: query?.get('body') ?? null }),
}
