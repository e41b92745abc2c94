import type { Database } from '../createDatabase'
import { evidenceBeginning } from './deleteOldHistory'

/**
 * Deletes the builds that rendered no page in the period of evidence, then programs and files that no other build has (CFG-12). The present
 * build stays, however old it is. Returns the numbers of programs and files.
 */
export const deleteOldBuilds = (db: Database, now: string): Promise<{ readonly programs: number; readonly files: number }> =>
  db.platform.transaction(async (tx) => {
    const beginning = evidenceBeginning(now)
    await tx.$executeRaw`
      delete from site_builds build
      where exists (select from site_builds later where (later.at, later.id) > (build.at, build.id) and later.at <= ${beginning})`
    const programs = await tx.$executeRaw`
      delete from site_renderers program
      where program.at < ${beginning} and not exists (select from site_builds build where build.renderer = program.hash)`
    const files = await tx.$executeRaw`
      delete from site_files
      where at < ${beginning}
        and hash not in (select file.value from site_builds, jsonb_each_text(coalesce(settings -> 'files', '{}')) file)`
    return { programs, files }
  })
