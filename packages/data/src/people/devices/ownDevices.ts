import type { Notice } from '@forecourt/rules/leads/inbox/InboxSettings'
import type { Database } from '../../createDatabase'
import { auditOwnAccount } from '../ownAccount'

/** A browser with push notifications, in its user's profile. */
interface OwnDevice {
  readonly id: string
  readonly name: string
  readonly endpoint: string
  /** ISO in UTC. */
  readonly createdAt: string
  readonly notifiedAt: string | null
}

/** Endpoint and keys of a push subscription. */
export interface PushAddress {
  readonly endpoint: string
  readonly publicKey: string
  readonly auth: string
}

const maxDevices = 10

export const listDevices = (db: Database, userId: string): Promise<readonly OwnDevice[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.pushDevice.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    return rows.map(({ id, name, endpoint, createdAt, notifiedAt }) => ({
      ...{ id, name, endpoint },
      createdAt: createdAt.toISOString(),
      notifiedAt: notifiedAt?.toISOString() ?? null,
    }))
  })

interface AddedDevice extends PushAddress {
  readonly userId: string
  readonly sessionId: string
  readonly name: string
  /** ISO in UTC. */
  readonly now: string
}

/** Adds a push subscription for a user and takes it from any other user of the browser; returns the reason if refused. */
export const addDevice = (db: Database, { now, ...device }: AddedDevice): Promise<string | null> =>
  db.platform.transaction(async (tx) => {
    const { userId, endpoint, name } = device
    // Locks the user, so that concurrent requests can't exceed the limit.
    await tx.$queryRaw`select id from users where id = ${userId} for update`
    if ((await tx.pushDevice.count({ where: { userId, endpoint: { not: endpoint } } })) >= maxDevices)
      return `You have notifications on ${maxDevices} devices. Remove one you no longer use first.`
    const row = { ...device, createdAt: new Date(now) }
    await tx.pushDevice.upsert({ where: { endpoint }, create: row, update: { ...row, notifiedAt: null } })
    await auditOwnAccount(tx, userId, 'user.addDevice', (who) => `${who} turned notifications on for “${name}”`)
    return null
  })

/** Removes a push subscription of a user; false if there is none. */
export const removeDevice = (db: Database, userId: string, id: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const device = await tx.pushDevice.findFirst({ where: { id, userId }, select: { name: true } })
    if (!device) return false
    await tx.pushDevice.delete({ where: { id } })
    await auditOwnAccount(tx, userId, 'user.removeDevice', (who) => `${who} turned notifications off for “${device.name}”`)
    return true
  })

export interface KnownDevice extends PushAddress {
  readonly id: string
}

/** Push subscriptions of some users who haven't muted this notice. */
export const pushDevices = (db: Database, userIds: readonly string[], notice: Notice): Promise<readonly KnownDevice[]> =>
  db.platform.transaction((tx) =>
    tx.pushDevice.findMany({
      where: { userId: { in: [...userIds] }, user: { NOT: { mutedNotices: { has: notice } } } },
      select: { id: true, endpoint: true, publicKey: true, auth: true },
      orderBy: { id: 'asc' },
    }),
  )

/** Whether there is any push subscription; most installations have none. */
export const hasDevices = (db: Database): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.pushDevice.findFirst({ select: { id: true } })) !== null)

/** Stores when subscriptions were notified, and deletes expired ones. */
export const recordPushes = (
  db: Database,
  { notified, gone, now }: { readonly notified: readonly string[]; readonly gone: readonly string[]; readonly now: string },
): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await tx.pushDevice.updateMany({ where: { id: { in: [...notified] } }, data: { notifiedAt: new Date(now) } })
    await tx.pushDevice.deleteMany({ where: { id: { in: [...gone] } } })
  })
