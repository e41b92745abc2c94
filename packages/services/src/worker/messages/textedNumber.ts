import type { Database } from '@forecourt/data/createDatabase'
import { isStopped } from '@forecourt/data/leads/inbox/receiveText'
import { z } from 'zod'
import type { ClaimedMessage } from '../sendOutboxMessage'

/** One Australian or New Zealand number. */
export const textedNumber = z.tuple([z.string().regex(/^\+6[14]\d{8,10}$/)])

/** Why a number receives no text messages, one sentence; null if it does. */
export const stoppedReason = async (db: Database, { id }: ClaimedMessage, to: string): Promise<string | null> =>
  (await isStopped(db, id, to)) ? 'Not sent: they asked for no more text messages.' : null
