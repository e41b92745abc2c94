import type { Notice } from '@forecourt/rules/leads/inbox/InboxSettings'
import type { Database } from '../../createDatabase'
import { auditOwnAccount } from '../ownAccount'

/** A browser that notifies its owner, as they see it. */
interface OwnDevice {
  readonly id: string
  readonly name: string
  readonly endpoint: string
  /** ISO in UTC. */
  readonly createdAt: string
  readonly toldAt: string | null
}

/** Where a browser's push service takes messages for it, and what they are encrypted for. */
export interface PushAddress {
  readonly endpoint: string
  readonly publicKey: string
  readonly auth: string
}

const maxDevices = 10

export const listDevices = (db: Database, userId: string): Promise<readonly OwnDevice[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.pushDevice.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    return rows.map(({ id, name, endpoint, createdAt, toldAt }) => ({
      ...{ id, name, endpoint },
      createdAt: createdAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    }))
  })

interface AddedDevice extends PushAddress {
  readonly userId: string
  readonly sessionId: string
  readonly name: string
  /** ISO in UTC. */
  readonly now: string
}

/** Notifies somebody in a browser from now on, and nobody else who used it before; the reason where that can't be. */
export const addDevice = (db: Database, { now, ...device }: AddedDevice): Promise<string | null> =>
  db.platform.transaction(async (tx) => {
    const { userId, endpoint, name } = device
    // Two that are added at once wait for each other here, so that neither passes the limit.
    await tx.$queryRaw`select id from users where id = ${userId} for update`
    if ((await tx.pushDevice.count({ where: { userId, endpoint: { not: endpoint } } })) >= maxDevices)
      return `You are notified on ${maxDevices} devices. Remove one that you no longer use first.`
    const known = { ...device, createdAt: new Date(now) }
    await tx.pushDevice.upsert({ where: { endpoint }, create: known, update: { ...known, toldAt: null } })
    await auditOwnAccount(tx, userId, 'user.addDevice', (who) => `${who} turned notifications on for “${name}”`)
    return null
  })

/** Notifies somebody in one of their browsers no more; false where that is so already. */
export const removeDevice = (db: Database, userId: string, id: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const held = await tx.pushDevice.findFirst({ where: { id, userId }, select: { name: true } })
    if (!held) return false
    await tx.pushDevice.delete({ where: { id } })
    await auditOwnAccount(tx, userId, 'user.removeDevice', (who) => `${who} turned notifications off for “${held.name}”`)
    return true
  })

export interface KnownDevice extends PushAddress {
  readonly id: string
}

/** The browsers in which some people are notified, but for those who chose not to be told of this. */
export const pushDevices = (db: Database, userIds: readonly string[], notice: Notice): Promise<readonly KnownDevice[]> =>
  db.platform.transaction((tx) =>
    tx.pushDevice.findMany({
      where: { userId: { in: [...userIds] }, user: { NOT: { mutedNotices: { has: notice } } } },
      select: { id: true, endpoint: true, publicKey: true, auth: true },
      orderBy: { id: 'asc' },
    }),
  )

/** Whether anybody is notified anywhere: most installations need not look further. */
export const hasDevices = (db: Database): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.pushDevice.findFirst({ select: { id: true } })) !== null)

/** Writes down that some were told, and forgets those that are gone: whose browser let go of it. */
export const settleDevices = (
  db: Database,
  { found: notified, gone, now }: { readonly found: readonly string[]; readonly gone: readonly string[]; readonly now: string },
): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await tx.pushDevice.updateMany({ where: { id: { in: [...notified] } }, data: { toldAt: new Date(now) } })
    await tx.pushDevice.deleteMany({ where: { id: { in: [...gone] } } })
  })
