import { oldAddresses } from '@forecourt/data/pages/redirects/oldAddresses'
import { addressesIn } from '@forecourt/rules/routing/redirects/addressesIn'
import { mostRedirects } from '@forecourt/rules/routing/redirects/Redirect'
import { FetchFault } from '@forecourt/services/http/fetchPublic'
import { fetchOldSite } from '@forecourt/services/old-site/fetchOldSite'
import { decodeFeed } from '@forecourt/services/stock-feeds/decodeFeed'
import { FeedFault } from '@forecourt/services/stock-feeds/FeedRecords'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { feedFileInput } from '../../feeds/feedInput'
import { procedure } from '../../procedure'

const source = z.union([z.object({ domain: z.string().trim().min(1, 'Type the old site’s domain.').max(300) }), z.object(feedFileInput)])

const addressesOf = async (from: z.infer<typeof source>): Promise<readonly string[]> => {
  try {
    if ('domain' in from) return await fetchOldSite(from.domain, { most: mostRedirects, trusted: [] })
    const { pages, maps } = addressesIn(decodeFeed(Buffer.from(from.data, 'base64')))
    if (pages.length > 0) return pages.slice(0, mostRedirects)
    throw new FeedFault(maps.length > 0 ? 'This sitemap names others. Give those, or the domain.' : 'There are no addresses in this file.')
  } catch (error) {
    if (error instanceof FetchFault) throw new CallProblem('BAD_REQUEST', error.message, { fields: { domain: error.message } })
    if (error instanceof FeedFault) throw new CallProblem('BAD_REQUEST', error.problem)
    throw error
  }
}

/** Proposals of one answer: more are seen once these are taken. */
const mostProposed = 2_000

/** Looks at an old site's addresses, from its sitemaps or a file, and proposes where each leads. Nothing is changed. */
export const oldSite = procedure
  .onSite('site.publish')
  .input(z.object({ from: source }))
  .mutation(async ({ ctx, input: { siteId, from } }) => {
    const addresses = await addressesOf(from)
    const asked = { organisationId: ctx.site.organisationId, siteId, addresses, actor: ctx.actor, now: ctx.now }
    const report = await oldAddresses(ctx.db, { ...asked, source: 'domain' in from ? from.domain : from.name })
    if (!report) throw new CallProblem('CONFLICT', 'Publish the site first: its pages are what old addresses lead to.')
    const { proposed, open, ...counts } = report
    return {
      ...counts,
      proposedCount: proposed.length,
      openCount: open.length,
      proposed: proposed.slice(0, mostProposed),
      open: open.slice(0, 200).map((each) => each.from),
    }
  })
