import type { Database } from '@forecourt/data/createDatabase'
import { findMessageWriter } from './messages/findMessageWriter'
import type { ClaimedMessage } from './sendOutboxMessage'

/** Why a message should not be sent, one sentence; null if it should. */
export const withheldReason = async (db: Database, message: ClaimedMessage, now: string): Promise<string | null> =>
  (await findMessageWriter(message.kind).withheld?.(db, message, now)) ?? null
