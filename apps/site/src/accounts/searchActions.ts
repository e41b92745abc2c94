import { confirmSearch, requestSearch } from '@forecourt/data/shoppers/savedSearches'
import { sendsAlerts } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import { type SaveSearchProblem, saveSearchHref } from '@forecourt/rules/accounts/SaveSearchState'
import { isEmail } from '@forecourt/rules/text/emailIn'
import { parseSearchToken } from '@forecourt/services/shoppers/searchToken'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { redirectAfterPost } from '../http/HttpResponse'
import { database } from '../sites/database'
import type { AccountRequest } from './AccountRequest'
import { accountLimits } from './accountLimits'
import { searchToSave } from './searchToSave'

/** Shows the page of a search again, with an error or as sent. */
const searchPage = (path: string, more: { readonly problem: SaveSearchProblem } | { readonly state: 'sent' }) =>
  redirectAfterPost(`${saveSearchHref(path)}&${new URLSearchParams({ ...more })}`)

/** Sends the link that confirms an address (AUTH-02); the response doesn't reveal whether it has an account. Stores nothing but the mail. */
export async function sendSearchLink({ live, form, network }: AccountRequest): Promise<Response> {
  const { published } = live
  const search = searchToSave(form.get('path'), { config: published.config, site: await live.siteData() })
  if (!search) return redirectAfterPost('/search')
  const email = (form.get('email') ?? '').trim().toLowerCase()
  if (!isEmail(email)) return searchPage(search.path, { problem: 'address' })
  const limit = await allowedByAll([
    () => accountLimits.searchLinksPerNetwork().take(network),
    () => accountLimits.searchLinksPerRecipient().take(`${published.organisationId} ${email}`),
  ])
  if (!limit.allowed) return searchPage(search.path, { problem: 'wait' })
  await requestSearch(database(), published, { email, ...search })
  return searchPage(search.path, { state: 'sent' })
}

/** Saves the search of a mail's link; by POST, because mail scanners open links. */
export async function saveConfirmedSearch({ live, form, now }: AccountRequest): Promise<Response> {
  const { organisationId, siteId, config } = live.published
  const link = parseSearchToken(env().INTERNAL_SECRET, { organisationId, siteId, token: form.get('token') ?? '', now })
  const search = link && searchToSave(link.path, { config, site: await live.siteData() })
  if (!link || !search) return redirectAfterPost('/save-search?problem=old')
  const isSaved = await confirmSearch(database(), live.published, { email: link.email, ...search, alerts: sendsAlerts(config), now })
  return redirectAfterPost(`/save-search?${isSaved ? 'state=done' : 'problem=full'}`)
}
