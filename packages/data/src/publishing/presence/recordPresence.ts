import type { Scope } from '../../createDatabase'

/** A user with a site's editor open. */
export interface EditorPresence {
  readonly userId: string
  readonly name: string
  /** The setting in focus; null for none. */
  readonly pointer: string | null
}

interface Heartbeat {
  readonly siteId: string
  readonly organisationId: string
  readonly userId: string
  readonly name: string
  readonly pointer: string | null
  /** ISO in UTC. */
  readonly now: string
}

/** Timeout without a heartbeat. */
const presenceMs = 30_000

/** Records a heartbeat of a user in a site's editor, and returns the other users there. */
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

/** Removes a user's presence from a site's editor, and expired ones. */
export const endPresence = (scope: Scope, { siteId, userId, now }: Pick<Heartbeat, 'siteId' | 'userId' | 'now'>): Promise<void> =>
  scope.transaction(async (tx) => {
    const forgotten = new Date(Date.parse(now) - presenceMs)
    await tx.editorPresence.deleteMany({ where: { siteId, OR: [{ userId }, { seenAt: { lt: forgotten } }] } })
  })

export interface LayerHeartbeat extends Pick<Heartbeat, 'userId' | 'name' | 'pointer' | 'now'> {
  readonly layerId: string
}

/** Records a heartbeat in a layer's editor, and returns the other users there, as for a site. Null if there is no such layer. */
export const recordLayerPresence = (
  scope: Scope,
  { layerId, userId, name, pointer, now }: LayerHeartbeat,
): Promise<readonly EditorPresence[] | null> =>
  scope.transaction(async (tx) => {
    if (!(await tx.layer.findFirst({ where: { id: layerId }, select: { id: true } }))) return null
    const seenAt = new Date(now)
    await tx.$executeRaw`
      insert into layer_presences (layer_id, user_id, user_name, pointer, seen_at)
      values (${layerId}, ${userId}, ${name}, ${pointer}, ${seenAt})
      on conflict (layer_id, user_id)
      do update set user_name = excluded.user_name, pointer = excluded.pointer, seen_at = excluded.seen_at`
    const rows = await tx.layerPresence.findMany({
      where: { layerId, userId: { not: userId }, seenAt: { gt: new Date(seenAt.getTime() - presenceMs) } },
      orderBy: [{ userName: 'asc' }, { userId: 'asc' }],
    })
    return rows.map((row) => ({ userId: row.userId, name: row.userName, pointer: row.pointer }))
  })

/** Removes a user's presence from a layer's editor, and expired ones. */
export const endLayerPresence = (
  scope: Scope,
  { layerId, userId, now }: Pick<LayerHeartbeat, 'layerId' | 'userId' | 'now'>,
): Promise<void> =>
  scope.transaction(async (tx) => {
    const forgotten = new Date(Date.parse(now) - presenceMs)
    await tx.layerPresence.deleteMany({ where: { layerId, OR: [{ userId }, { seenAt: { lt: forgotten } }] } })
  })
