import { dealerAddresses } from '@forecourt/data/leads/leadOutbox'
import { enterPromotion } from '@forecourt/data/shoppers/promotions/enterPromotion'
import { readEntry } from '@forecourt/data/shoppers/promotions/listEntries'
import { signInHref } from '@forecourt/rules/accounts/hasAccounts'
import { maskedContact } from '@forecourt/rules/accounts/SignIn'
import { blockAt } from '@forecourt/rules/blocks/findBlockRules'
import { entersByAccount, parseEntry, prizeEntryFields } from '@forecourt/rules/promotions/prizeEntryFields'
import { promotionRuns } from '@forecourt/rules/promotions/promotionRuns'
import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { linkToken, parseLinkToken } from '@forecourt/services/reservations/linkToken'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { signedInShopper } from '../accounts/signedInShopper'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { redirectAfterPost } from '../http/HttpResponse'
import { escaped } from '../http/messageHtml'
import { blockPage, findBlockForm, plainBlockForm } from '../leads/plainBlockForm'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

/** Limit of prize draw entries per network and day, shared by all processes. */
const promotionLimits = {
  entriesPerNetwork: (): SharedLimiter =>
    shared('promotionLimit entries', () =>
      createSharedLimiter(database().platformPool, { name: 'promotion-entry', count: 40, seconds: 86_400 }),
    ),
} as const

/** Shows the result of a prize draw entry (RTE-21): the prize code for signed-in shoppers; others get it by mail only. */
export async function showPrizeEntry(live: LiveSite, token: string): Promise<Response> {
  const { organisationId, siteId, config } = live.published
  const id = parseLinkToken(env().INTERNAL_SECRET, { kind: 'entry', organisationId, token })
  const entry = id === null ? null : await readEntry(database().forOrganisation(organisationId), id)
  if (!entry || entry.siteId !== siteId)
    return blockPage(live, 404, { heading: 'We can’t find that entry', body: '<p>The link may be incomplete, or for another site.</p>' })
  const draw = blockAt(config, 'spin', entry.promotion)
  const back = `<p><a href="${escaped(draw?.page.path ?? '/')}">Back</a></p>`
  if (!entry.won)
    return blockPage(live, 200, {
      heading: 'No prize this time',
      body: `<p>${escaped(draw?.block.nothingText.trim() || 'Thanks for taking part.')}</p>${back}`,
    })
  const { prize, text, code } = entry.won
  const claim = entry.proved
    ? `<p>Your code is <strong style="font-size:1.25rem;letter-spacing:.08em">${escaped(code)}</strong>. Quote it at the dealership, and keep it until you have your prize.</p>`
    : `<p>Your code, and how to get your prize, is on its way to ${escaped(maskedContact(entry.person))}.</p>`
  return blockPage(live, 200, {
    heading: 'You’ve won',
    body: `<p style="font-size:1.5rem;font-weight:700;margin:.5rem 0">${escaped(prize)}</p>${text === '' ? '' : `<p>${escaped(text)}</p>`}${claim}${back}`,
  })
}

/** Stores and draws a prize draw entry, and redirects to the result (RTE-21); one per person, by account or e-mail address. */
export async function receivePrizeEntry(request: Request, live: LiveSite): Promise<Response> {
  const form = await findBlockForm(request, live, 'spin')
  if (form instanceof Response) return form
  const { page, block, at, sent } = form
  const { organisationId, config } = live.published
  const shopper = entersByAccount(config) ? await signedInShopper(live, request.headers.get('cookie')) : null
  if (entersByAccount(config) && !shopper) return redirectAfterPost(signInHref('spin-to-win', { redirect: page.path, back: '/' }))
  const now = new Date().toISOString()
  if (!promotionRuns(block, now, config.identity.timeZone))
    return blockPage(live, 410, {
      heading: 'This draw isn’t taking entries right now',
      body: '<p>It has ended, or hasn’t started yet.</p>',
    })
  const read = parseEntry(sent, config)
  if (!read.ok) {
    const submitLabel = block.buttonLabel.trim() || 'Spin'
    return blockPage(
      live,
      400,
      plainBlockForm({ action: '/api/spin', at, fields: prizeEntryFields(config), sent, submitLabel }, read.faults),
    )
  }
  const limit = await allowedByAll([() => promotionLimits.entriesPerNetwork().take(networkOfRequest(request))])
  if (!limit.allowed || sent('website') !== '')
    return blockPage(live, 429, {
      heading: 'Please wait a while',
      body: '<p>That’s a lot of entries from one place. Please try again tomorrow.</p>',
    })
  const person = shopper?.email ?? shopper?.mobile ?? read.entry.email
  const { entry, isNew } = await enterPromotion(database(), live.published, {
    ...{ promotion: at, draw: block, name: read.entry.name, now },
    ...{ person, proved: shopper !== null, tell: dealerAddresses(config, null) },
  })
  // An earlier prize is shown only for the verified exact address: not all mail providers ignore a plus suffix.
  if (!isNew && (!entry.proved || entry.person !== person))
    return blockPage(live, 409, {
      heading: 'This address has already entered',
      body: '<p>It’s one entry per person. We’ve emailed the result to that address.</p>',
    })
  return redirectAfterPost(`/api/spin/${linkToken(env().INTERNAL_SECRET, { kind: 'entry', organisationId, id: entry.id })}`)
}
