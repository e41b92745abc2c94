import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { unprivilegedUser } from '@forecourt/data/embedded/postgresBinaries'
import { dataFolder } from '@forecourt/data/embedded/startPostgres'
import { connect } from '@forecourt/data/migrate/connect'
import { type RoleUrls, roleUrls } from '@forecourt/data/migrate/roleUrls'
import { restoreFiles } from './backupFiles'
import type { BackupFolder } from './backupFolder'
import { comparePages, type PageComparison, pageHashes } from './pageHashes'
import { restoreDatabase } from './runRestore'

export interface DrillOptions {
  readonly folder: BackupFolder
  readonly key: Buffer
  /** The server program of the backup's version of Postgres; null for the embedded one. */
  readonly program: string | null
  /** The installation's database. */
  readonly urls: Omit<RoleUrls, 'worker'>
  /** Has the backup reach to the present. */
  readonly backUp: () => Promise<void>
  readonly log: (line: string) => void
}

export interface Drill extends PageComparison {
  readonly files: number
  /** Time of the restore alone. */
  readonly seconds: number
}

const serverTime = (url: string): Promise<string> =>
  connect(url, async (client) => (await client.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]?.at.toISOString() ?? '')

/**
 * Restores the present state from the backup into a temporary folder, while the installation serves, and compares pages of live sites
 * with those of the restored database. The folder is removed.
 */
export const runDrill = async ({ urls, backUp, log, ...options }: DrillOptions): Promise<Drill> => {
  const now = await serverTime(urls.owner)
  const first = await pageHashes(urls, now)
  const at = await serverTime(urls.owner)
  const second = await pageHashes(urls, now)
  log(`${first.size} pages are hashed.`)
  await backUp()
  const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-drill-'))
  const directory = path.join(home, 'postgres')
  try {
    const begun = performance.now()
    const work = async (url: string) => {
      const seconds = (performance.now() - begun) / 1000
      return { seconds, restored: await pageHashes(roleUrls(url), now) }
    }
    const { result } = await restoreDatabase({ ...options, directory, at, log, work })
    const filesBegun = performance.now()
    const files = await restoreFiles(options.folder, options.key, path.join(home, 'files'), at)
    const seconds = result.seconds + (performance.now() - filesBegun) / 1000
    return { files, seconds, ...comparePages(first, second, result.restored) }
  } finally {
    for (const made of [dataFolder(directory, unprivilegedUser()), home]) rmSync(made, { recursive: true, force: true })
  }
}
