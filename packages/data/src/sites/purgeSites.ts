import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/** Deletes for good every site whose time has come, each in a transaction of its own; gives their names. */
export const purgeSites = async (db: Database, now: string): Promise<string[]> => {
  const due = await db.platform.transaction((tx) =>
    tx.site.findMany({ where: { deleteAt: { lte: new Date(now) } }, select: { id: true, name: true, organisationId: true } }),
  )
  const purged: string[] = []
  for (const { id, name, organisationId } of due) {
    const done = await db.platform.transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ purged: boolean }[]>`select purge_site(${id}) as purged`
      if (!row?.purged) return false
      await appendAudit(tx, {
        organisationId,
        siteId: id,
        actor: { userId: null, name: 'Forecourt' },
        action: 'site.purge',
        target: id,
        summary: `Deleted ${name} for good, with its versions and leads`,
      })
      return true
    })
    if (done) purged.push(name)
  }
  return purged
}
