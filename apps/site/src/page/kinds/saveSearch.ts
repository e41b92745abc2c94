import { type SaveSearchState, saveSearchProblems } from '@forecourt/rules/accounts/SaveSearchState'
import { parseSearchToken } from '@forecourt/services/shoppers/searchToken'
import { searchToSave } from '../../accounts/searchToSave'
import { signedInShopper } from '../../accounts/signedInShopper'
import { env } from '../../env'
import type { OwnPage } from '../OwnPage'

/** The search to save, from its list or from a mail's link. */
export const saveSearch: OwnPage<'saveSearch'> = async ({ live, site, params, cookies, now }) => {
  const { organisationId, siteId, config } = live.published
  const context = { config, site }
  const token = params.get('token') ?? ''
  const problemName = params.get('problem') ?? ''
  const problem = Object.hasOwn(saveSearchProblems, problemName) ? (problemName as SaveSearchState['problem']) : null
  if (token !== '') {
    const link = parseSearchToken(env().INTERNAL_SECRET, { organisationId, siteId, token, now })
    const search = link && searchToSave(link.path, context)
    return { saving: { step: 'confirm', search, token, problem: search ? problem : 'old' } }
  }
  if (params.get('state') === 'done') return { saving: { step: 'done', search: null, token: '', problem: null } }
  const search = searchToSave(params.get('search'), context)
  if (params.get('state') === 'sent') return { saving: { step: 'sent', search, token: '', problem: null } }
  const shopper = await signedInShopper(live, cookies).catch(() => null)
  return { saving: { step: shopper ? 'own' : 'ask', search, token: '', problem } }
}
