import type { Database } from '../createDatabase'

/** Records that site servers run a build from now on, unless it is the last one. */
export const recordBuild = (db: Database, build: string): Promise<void> =>
  db.platform.transaction(async (tx) => {
    // Several servers start at the same time.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('site builds'))`
    const last = await tx.siteBuild.findFirst({ orderBy: { id: 'desc' } })
    if (last?.build !== build) await tx.siteBuild.create({ data: { build } })
  })

/** The build that rendered pages at an instant, ISO in UTC; null before the first record. */
export const buildAt = (db: Database, at: string): Promise<string | null> =>
  db.platform.transaction(async (tx) => {
    const found = await tx.siteBuild.findFirst({ where: { at: { lte: new Date(at) } }, orderBy: { id: 'desc' } })
    return found?.build ?? null
  })
