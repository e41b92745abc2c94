import type { Database } from '../createDatabase'
import { listUsers, type UserRow } from './users/listUsers'

/** A person with all their roles, wherever they are; what of it somebody may see is for the caller to decide. */
export const getPerson = async (db: Database, id: string): Promise<UserRow | null> => {
  const { rows } = await listUsers(db.platform, { page: 1, perPage: 1, filter: { ids: [id] } }, null)
  return rows[0] ?? null
}
