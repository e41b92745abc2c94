import type { Database } from '../../createDatabase'

/** The address of a mailbox that is read for a site, or else for its dealer; null where none is. */
export const readAddress = (
  db: Database,
  { organisationId, siteId }: { readonly organisationId: string; readonly siteId: string | null },
): Promise<string | null> =>
  db.platform.transaction(async (tx) => {
    const read = await tx.leadMailbox.findMany({
      where: { organisationId, paused: false },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { siteId: true, address: true },
    })
    return (read.find((mailbox) => mailbox.siteId === siteId) ?? read[0])?.address ?? null
  })
