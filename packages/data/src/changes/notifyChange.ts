import type { Transaction } from '../Transaction'
import type { Change } from './Change'
import { channel } from './channel'

/** Notifies every listener of a change (NOTIFY); Postgres delivers it when the transaction commits, and never when it rolls back. */
export const notifyChange = async (tx: Transaction, change: Change): Promise<void> => {
  await tx.$executeRaw`select pg_notify(${channel}, ${JSON.stringify(change)})`
}
