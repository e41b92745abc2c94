import type { Database } from '../../createDatabase'
import type { Transaction } from '../../Transaction'

/** Which of some numbers asked an organisation for no more text messages. */
export const stoppedPhones = async (tx: Transaction, organisationId: string, phones: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.textStop.findMany({ where: { organisationId, phone: { in: [...phones] } }, select: { phone: true } })
  return new Set(rows.map(({ phone }) => phone))
}

/** Whether a message of the outbox is for a number that asked its organisation for no more. */
export const isStopped = (db: Database, outboxId: string, phone: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const message = await tx.outboxMessage.findFirst({ where: { id: outboxId }, select: { organisationId: true } })
    return message?.organisationId ? (await stoppedPhones(tx, message.organisationId, [phone])).size > 0 : false
  })
