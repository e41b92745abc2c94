import { hasAccounts } from '../../../accounts/hasAccounts'
import type { PageRules } from '../../PageRules'
import { matchPage, redirectTemporarily } from '../../Route'

/** Saves a search, without signing in first (AUTH-02, RTE-22). */
export const saveSearchPageRules = {
  addresses: {
    '/save-search': ({ path, config }) => (hasAccounts(config) ? matchPage({ page: 'saveSearch', path }) : redirectTemporarily('/search')),
  },
  isPrivate: true,
  meta: () => ({ title: 'Save this search' }),
  popups: null,
} as const satisfies PageRules<'saveSearch'>
