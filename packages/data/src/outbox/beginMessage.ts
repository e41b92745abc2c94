import type { Database } from '../createDatabase'
import type { OutboxMessage } from './OutboxMessage'

/**
 * Starts an attempt at a message and counts it; null if the message was delivered, given up or erased. Its job's lock gives a message to
 * one worker, so a message in state `delivering` is of a worker that was killed.
 */
export const beginMessage = async (db: Database, id: string): Promise<OutboxMessage | null> => {
  const [message = null] = await db.platform.transaction(
    (tx) => tx.$queryRaw<OutboxMessage[]>`
      update outbox set status = 'delivering', attempts = attempts + 1
      where id = ${id} and status in ('pending', 'delivering')
      returning id, organisation_id as "organisationId", site_id as "siteId", lead_id as "leadId", kind, payload, attempts`,
  )
  return message
}
