import { noteOldSite } from '@forecourt/data/onboarding/noteOldSite'
import type { OldPage } from '@forecourt/rules/onboarding/old-site/OldSite'
import { parseOldSite as readPages } from '@forecourt/rules/onboarding/old-site/parseOldSite'
import { FetchFault } from '@forecourt/services/http/fetchPublic'
import { fetchOldPages } from '@forecourt/services/old-site/fetchOldPages'
import { unpackOldPages } from '@forecourt/services/old-site/unpackOldPages'
import { FeedFault } from '@forecourt/services/stock-feeds/FeedRecords'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { feedFileInput } from '../../feeds/feedInput'
import { procedure } from '../../procedure'

const source = z.union([z.object({ domain: z.string().trim().min(1, 'Type the old site’s domain.').max(300) }), z.object(feedFileInput)])

const pagesOf = async (from: z.infer<typeof source>): Promise<readonly OldPage[]> => {
  try {
    if ('domain' in from) return await fetchOldPages(from.domain, { trusted: [], now: Date.now })
    return unpackOldPages(from.name, Buffer.from(from.data, 'base64'))
  } catch (error) {
    if (error instanceof FetchFault) throw new CallProblem('BAD_REQUEST', error.message, { fields: { domain: error.message } })
    if (error instanceof FeedFault) throw new CallProblem('BAD_REQUEST', error.problem)
    throw error
  }
}

/** Reads a dealer's old site, by its domain or from a file of its pages: what a new one could take over. Nothing is changed; that somebody looked is noted. */
export const readOldSite = procedure
  .onPlatform('site.create')
  .input(z.object({ from: source }))
  .mutation(async ({ ctx, input: { from } }) => {
    const pages = await pagesOf(from)
    await noteOldSite(ctx.db, { source: 'domain' in from ? from.domain : from.name, pages: pages.length, actor: ctx.actor })
    return readPages(pages)
  })
