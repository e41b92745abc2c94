import type { Scope } from '../../createDatabase'

/** Somebody who has a site's editor open. */
export interface EditorPresence {
  readonly userId: string
  readonly name: string
  /** The setting they are at; null when they are at none. */
  readonly pointer: string | null
}

export interface Heartbeat {
  readonly siteId: string
  readonly organisationId: string
  readonly userId: string
  readonly name: string
  readonly pointer: string | null
  /** ISO in UTC. */
  readonly now: string
}

/** Timeout: who sent no heartbeat for so long is gone. */
export const presenceMs = 30_000

/** Records a heartbeat of somebody at a site's editor, and gives who else is there. Only those who send heartbeats stay. */
export const recordPresence = (
  scope: Scope,
  { siteId, organisationId, userId, name, pointer, now }: Heartbeat,
): Promise<readonly EditorPresence[]> =>
  scope.transaction(async (tx) => {
    const seenAt = new Date(now)
    await tx.$executeRaw`
      insert into editor_presences (organisation_id, site_id, user_id, user_name, pointer, seen_at)
      values (${organisationId}, ${siteId}, ${userId}, ${name}, ${pointer}, ${seenAt})
      on conflict (organisation_id, site_id, user_id)
      do update set user_name = excluded.user_name, pointer = excluded.pointer, seen_at = excluded.seen_at`
    return tx.editorPresence
      .findMany({
        where: { siteId, userId: { not: userId }, seenAt: { gt: new Date(seenAt.getTime() - presenceMs) } },
        orderBy: [{ userName: 'asc' }, { userId: 'asc' }],
      })
      .then((rows) => rows.map((row) => ({ userId: row.userId, name: row.userName, pointer: row.pointer })))
  })

/** Somebody closes a site's editor; those who were forgotten at it leave with them. */
export const endPresence = (scope: Scope, { siteId, userId, now }: Pick<Heartbeat, 'siteId' | 'userId' | 'now'>): Promise<void> =>
  scope.transaction(async (tx) => {
    const forgotten = new Date(Date.parse(now) - presenceMs)
    await tx.editorPresence.deleteMany({ where: { siteId, OR: [{ userId }, { seenAt: { lt: forgotten } }] } })
  })
