import { readEntry } from '@forecourt/data/shoppers/promotions/readEntry'
import { maskedContact } from '@forecourt/rules/accounts/maskedContact'
import { blockAt } from '@forecourt/rules/blocks/blockAt'
import { parseLinkToken } from '@forecourt/services/reservations/linkToken'
import { env } from '../env'
import { escaped } from '../http/escaped'
import { blockPage } from '../leads/findBlockForm'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** What came of an entry to a prize draw (RTE-21): the code of a prize stands here for whoever signed in, and in the mail alone for others. */
export async function showEntry(live: LiveSite, token: string): Promise<Response> {
  const { organisationId, siteId, config } = live.published
  const id = parseLinkToken(env().INTERNAL_SECRET, { kind: 'entry', organisationId, token })
  const entry = id === null ? null : await readEntry(database().forOrganisation(organisationId), id)
  if (!entry || entry.siteId !== siteId)
    return blockPage(live, 404, { heading: 'There is no such entry', body: '<p>The link is not complete, or of another site.</p>' })
  const draw = blockAt(config, 'spin', entry.promotion)
  const back = `<p><a href="${escaped(draw?.page.path ?? '/')}">Back</a></p>`
  if (!entry.won)
    return blockPage(live, 200, {
      heading: 'No prize this time',
      body: `<p>${escaped(draw?.block.nothingText.trim() || 'Thank you for taking part.')}</p>${back}`,
    })
  const { prize, text, code } = entry.won
  const claim = entry.proved
    ? `<p>Your code is <strong style="font-size:1.25rem;letter-spacing:.08em">${escaped(code)}</strong>. Name it at the dealership, and keep it until you have your prize.</p>`
    : `<p>Your code, and how you get your prize, is on its way to ${escaped(maskedContact(entry.person))}.</p>`
  return blockPage(live, 200, {
    heading: 'You won',
    body: `<p style="font-size:1.5rem;font-weight:700;margin:.5rem 0">${escaped(prize)}</p>${text === '' ? '' : `<p>${escaped(text)}</p>`}${claim}${back}`,
  })
}
