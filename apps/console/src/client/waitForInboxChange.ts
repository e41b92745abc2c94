import { trpc } from './trpc'

interface InboxChangeQuery {
  readonly organisationId: string | null
  /** The last known sequence number; null to begin. */
  readonly known: number | null
}

/** Long-polls for new messages in the inbox (ENT-16). Bypasses the query cache: a page that waits for messages isn't loading. */
export const waitForInboxChange = async (query: InboxChangeQuery, signal: AbortSignal): Promise<number> =>
  (await trpc.inbox.waitForChanges.query(query, { signal })).known
