import type { Transaction } from '../Transaction'
import type { Change } from './Change'
import { channel } from './channel'

/** Notifies every listener of changes (NOTIFY); Postgres delivers them when the transaction commits, and never when it rolls back. */
export const notifyChanges = async (tx: Transaction, changes: readonly Change[]): Promise<void> => {
  await tx.$executeRaw`select pg_notify(${channel}, said) from unnest(${changes.map((change) => JSON.stringify(change))}::text[]) said`
}

/** Notifies every listener of one change. */
export const notifyChange = (tx: Transaction, change: Change): Promise<void> => notifyChanges(tx, [change])
