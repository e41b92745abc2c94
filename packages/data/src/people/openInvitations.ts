import type { Database } from '../createDatabase'

/** Until when the invitations of people are good, by person; those who have none are left out. */
export const openInvitations = async (db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (userIds.length === 0) return new Map()
  const links = await db.platform.transaction((tx) =>
    tx.personLink.findMany({ where: { userId: { in: [...userIds] }, kind: 'invite', usedAt: null }, orderBy: { createdAt: 'asc' } }),
  )
  return new Map(links.map(({ userId, expiresAt }) => [userId, expiresAt.toISOString()]))
}
