import { dealerAddresses } from '@forecourt/data/leads/leadOutbox'
import { enterPromotion } from '@forecourt/data/shoppers/promotions/enterPromotion'
import { signInHref } from '@forecourt/rules/accounts/signInHref'
import { entersByAccount, parseEntry, prizeEntryFields } from '@forecourt/rules/promotions/prizeEntryFields'
import { promotionRuns } from '@forecourt/rules/promotions/promotionRuns'
import { linkToken } from '@forecourt/services/reservations/linkToken'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { signedInShopper } from '../accounts/signedInShopper'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { leadOn } from '../http/leadOn'
import { blockPage, findBlockForm } from '../leads/findBlockForm'
import { plainBlockForm } from '../leads/plainBlockForm'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { promotionLimits } from './promotionLimits'

/** Takes an entry to a prize draw, draws it, and leads on to what came of it (RTE-21): one a person, known by account or by address. */
export async function receiveSpin(request: Request, live: LiveSite): Promise<Response> {
  const form = await findBlockForm(request, live, 'spin')
  if (form instanceof Response) return form
  const { page, block, at, sent } = form
  const { organisationId, config } = live.published
  const shopper = entersByAccount(config) ? await signedInShopper(live, request.headers.get('cookie')) : null
  if (entersByAccount(config) && !shopper) return leadOn(signInHref('spin-to-win', { redirect: page.path, back: '/' }))
  const now = new Date().toISOString()
  if (!promotionRuns(block, now, config.identity.timeZone))
    return blockPage(live, 410, { heading: 'This draw takes no entries now', body: '<p>It has ended, or has not begun.</p>' })
  const read = parseEntry(sent, config)
  if (!read.ok) {
    const submitLabel = block.buttonLabel.trim() || 'Spin'
    return blockPage(
      live,
      400,
      plainBlockForm({ action: '/api/spin', at, fields: prizeEntryFields(config), sent, submitLabel }, read.faults),
    )
  }
  const limit = await allowedByAll([() => promotionLimits.entriesFrom().take(networkOfRequest(request))])
  if (!limit.allowed || sent('website') !== '')
    return blockPage(live, 429, {
      heading: 'Please wait a while',
      body: '<p>That was a lot of entries from one place. Please try again tomorrow.</p>',
    })
  const person = shopper?.email ?? shopper?.mobile ?? read.entry.email
  const { entry, isNew } = await enterPromotion(database(), live.published, {
    ...{ promotion: at, draw: block, name: read.entry.name, now },
    ...{ person, proved: shopper !== null, tell: dealerAddresses(config, null) },
  })
  // What was won before is for those to see who proved that very address: not every provider ignores what follows a plus.
  if (!isNew && (!entry.proved || entry.person !== person))
    return blockPage(live, 409, {
      heading: 'This address has taken part',
      body: '<p>One entry a person. What came of it was written to the address.</p>',
    })
  return leadOn(`/api/spin/${linkToken(env().INTERNAL_SECRET, { kind: 'entry', organisationId, id: entry.id })}`)
}
