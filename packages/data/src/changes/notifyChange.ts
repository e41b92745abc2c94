import type { Transaction } from '../Transaction'
import type { Change } from './Change'
import { channel } from './channel'

/** Tells every listener of a change; Postgres delivers it when the transaction commits, and never when it does not. */
export const notifyChange = async (tx: Transaction, change: Change): Promise<void> => {
  await tx.$executeRaw`select pg_notify(${channel}, ${JSON.stringify(change)})`
}
