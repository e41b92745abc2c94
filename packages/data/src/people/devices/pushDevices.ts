import type { Notice } from '@forecourt/rules/leads/inbox/notices'
import type { Database } from '../../createDatabase'
import type { PushAddress } from './ownDevices'

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
