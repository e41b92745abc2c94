import { initialSaveSearch } from '@forecourt/rules/accounts/SaveSearchState'
import type { PageLoader } from '../PageLoader'

/** The search to save. */
export const saveSearch: PageLoader<'saveSearch'> = {
  load: async (_db, _site, _route, data, { own }) => ({ page: 'saveSearch', site: data, saving: own?.saving ?? initialSaveSearch }),
}
