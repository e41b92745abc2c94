import { hasAccounts, signInTypes } from '../../../accounts/hasAccounts'
import type { PageRules } from '../../PageRules'
import { matchPage, noMatch } from '../../Route'

/** Sign-in page of a site with accounts (RTE-13). */
export const signInPageRules = {
  addresses: { '/sign-in': ({ path, config }) => (hasAccounts(config) ? matchPage({ page: 'signIn', path }) : noMatch) },
  isPrivate: true,
  meta: ({ data }) => ({ title: signInTypes[data.signIn.type].heading }),
  popups: null,
} as const satisfies PageRules<'signIn'>
