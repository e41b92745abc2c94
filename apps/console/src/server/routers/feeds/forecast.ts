import { getFeedRun } from '@forecourt/data/stock-feeds/feedRuns'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { withFeedFile } from '@forecourt/services/stock-feeds/receiveFeedFile'
import { notFound } from '../../errors/CallProblem'
import { findFeed, findFeedFile, refuseUnreadable, runInput } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { forecastOnSites } from '../../stock/forecastOnSites'

const collected = async <Item>(items: AsyncIterable<Item> | Iterable<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Larger files lock their cars for too long. */
const maxRows = 3_000

/**
 * Which pages of the live sites a run's file would change, with the given mapping or the feed's own, judged by a sample of each site's
 * pages (CFG-12, ENT-01). Changes nothing. Null for a file of more than three thousand rows.
 */
export const forecast = procedure
  .permission('stock.edit')
  .input(runInput.extend({ mapping: feedMapping.nullable().default(null) }))
  .query(async ({ ctx, input: { id, runId, mapping }, signal }) => {
    const { feed, scope, siteIds } = await findFeed(ctx.accessScopes, id)
    const { bytes } = await findFeedFile(scope, id, runId)
    const stored = await getFeedRun(scope, id, runId)
    if (!stored) throw notFound('import')
    const { isWhole } = stored.run
    const read = { ...feed, mapping: mapping ?? feed.mapping }
    const change = await refuseUnreadable(
      withFeedFile(ctx.db, scope, read, { bytes, now: ctx.now }, async ({ batches, headings }) => {
        const all = await collected(batches)
        return { kind: 'import' as const, feedId: id, batches: all, headings, isWhole }
      }),
    )
    if (change.batches.reduce((sum, { rows }) => sum + rows, 0) > maxRows) return null
    return forecastOnSites(ctx, { scope, siteIds, organisationId: feed.organisationId, change }, signal)
  })
