import { trpc } from './trpc'

interface NewsQuery {
  readonly organisationId: string | null
  /** What was heard last; null to begin. */
  readonly known: number | null
}

/** Waits until something comes into the inbox, or a while is over (ENT-16). Past the cache of queries: a page that waits for news is not loading. */
export const waitForInboxNews = async (query: NewsQuery, signal: AbortSignal): Promise<number> =>
  (await trpc.inbox.news.query(query, { signal })).known
