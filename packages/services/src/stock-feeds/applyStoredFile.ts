import type { Actor } from '@forecourt/data/Actor'
import type { Database, Scope } from '@forecourt/data/createDatabase'
import { storedFeedFile } from '@forecourt/data/stock-feeds/feedFiles'
import { getFeedRun, listFeedRuns, resolveHeldRun } from '@forecourt/data/stock-feeds/feedRuns'
import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import { type FeedOutcome, receiveFeedFile } from './receiveFeedFile'

/**
 * Imports the last file of a feed again, such as after an answer to a question, and applies it unless it is suspicious. Null if a newer
 * file arrived or the file was deleted.
 */
export const applyLastFileAgain = async (
  db: Database,
  scope: Scope,
  feed: StockFeed,
  { runId, actor, now }: { readonly runId: string; readonly actor: Actor; readonly now: string },
): Promise<FeedOutcome | null> => {
  const file = await storedFeedFile(scope, feed.id, runId)
  const [last] = (await listFeedRuns(scope, feed.id, { offset: 0, limit: 1 })).runs
  if (!file || last?.id !== runId || (last.status !== 'applied' && last.status !== 'unchanged')) return null
  return receiveFeedFile(db, scope, feed, { ...file, madeAt: null }, { mode: 'apply', trigger: 'user', isWhole: last.isWhole, actor, now })
}

/** Applies the file of a held run despite its warnings, once. Null if it isn't held or the file was deleted. */
export const applyHeldFile = async (
  db: Database,
  scope: Scope,
  feed: StockFeed,
  { runId, actor, now }: { readonly runId: string; readonly actor: Actor; readonly now: string },
): Promise<FeedOutcome | null> => {
  const file = await storedFeedFile(scope, feed.id, runId)
  const held = await getFeedRun(scope, feed.id, runId)
  if (!file || !held || !(await resolveHeldRun(scope, { feedId: feed.id, runId, actor, now, audit: false }))) return null
  return receiveFeedFile(
    db,
    scope,
    feed,
    { ...file, madeAt: null },
    { mode: 'forced', trigger: 'user', isWhole: held.run.isWhole, actor, now },
  )
}
