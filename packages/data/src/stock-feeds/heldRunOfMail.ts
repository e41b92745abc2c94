import type { Database } from '../createDatabase'
import { type FeedRun, toFeedRun } from './FeedRun'

/** A held run with the data of its email; null if there is none. */
export const heldRunOfMail = (
  db: Database,
  runId: string,
): Promise<{ readonly run: FeedRun; readonly feedName: string; readonly dealershipName: string } | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.stockFeedRun.findFirst({
      where: { id: runId },
      include: { feed: { select: { name: true, dealership: { select: { name: true } } } } },
    })
    return row && { run: toFeedRun(row), feedName: row.feed.name, dealershipName: row.feed.dealership.name }
  })
