import type { Database } from '@forecourt/data/createDatabase'
import type { ClaimedMessage } from './deliverOutbox'
import { findMessageWriter } from './messages/findMessageWriter'

/** Why a message should not be sent, one sentence; null if it should. */
export const withheldReason = async (db: Database, message: ClaimedMessage, now: string): Promise<string | null> =>
  (await findMessageWriter(message.kind).withheld?.(db, message, now)) ?? null
