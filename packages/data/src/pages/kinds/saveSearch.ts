import { newSavingSearch } from '@forecourt/rules/accounts/SavingSearch'
import type { PageLoader } from '../PageLoader'

/** The search to save. */
export const saveSearch: PageLoader<'saveSearch'> = {
  load: async (_db, _site, _route, data, { own }) => ({ page: 'saveSearch', site: data, saving: own?.saving ?? newSavingSearch }),
}
