import type { Database } from '../createDatabase'
import { listUsers, type UserRow } from './users/listUsers'

/** A user with all their roles in any organisation; the caller must limit what others see. */
export const getPerson = async (db: Database, id: string): Promise<UserRow | null> => {
  const { rows } = await listUsers(db.platform, { page: 1, perPage: 1, filter: { ids: [id] } }, null)
  return rows[0] ?? null
}
