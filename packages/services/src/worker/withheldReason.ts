import type { Database } from '@forecourt/data/createDatabase'
import type { ClaimedMessage } from './deliverOutbox'
import { findMessageWriter } from './messages/findMessageWriter'

/** Why a message is not sent though it could be, in a sentence; null for one that is. */
export const withheldReason = async (db: Database, message: ClaimedMessage, now: string): Promise<string | null> =>
  (await findMessageWriter(message.kind).withheld?.(db, message, now)) ?? null
