import type { PageLoader } from '../PageLoader'

/** The range that every page has at hand, narrowed to a body. */
export const models: PageLoader<'models'> = {
  load: async (_db, _site, _route, data, { query }) => ({ page: 'models', site: data, body: query?.get('body') ?? null }),
}
