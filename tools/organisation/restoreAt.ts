import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '@forecourt/data/createDatabase'
import { unprivilegedUser } from '@forecourt/data/embedded/postgresBinaries'
import { dataFolder } from '@forecourt/data/embedded/startPostgres'
import { listErasures } from '@forecourt/data/leads/person/erasedIdentifiers'
import { connect } from '@forecourt/data/migrate/connect'
import type { RoleUrls } from '@forecourt/data/migrate/roleUrls'
import type { Blobs } from '@forecourt/services/storage/Blobs'
import { openFilesAt } from '../backup/backupFiles'
import type { BackupFolder } from '../backup/backupFolder'
import { restoreDatabase } from '../backup/runRestore'
import { exportOrganisation } from './exportOrganisation'
import { type RestoredTable, restoreOrganisation } from './restoreOrganisation'

export interface RestoreAt {
  /** The backup. */
  readonly folder: BackupFolder
  readonly key: Buffer
  /** Of the organisation now. */
  readonly slug: string
  /** The time to restore, ISO in UTC. */
  readonly at: string
  /** False changes nothing. */
  readonly apply: boolean
  /** The server program of the backup's version of Postgres; null for the embedded one. */
  readonly program: string | null
  /** The installation's database. */
  readonly urls: Omit<RoleUrls, 'worker'>
  readonly blobs: Blobs
  readonly log: (line: string) => void
}

const firstId = (url: string, query: string, value: string) =>
  connect(url, async (client) => (await client.query<{ found: string }>(query, [value])).rows[0]?.found)

/**
 * Restores one organisation to a time: restores the backup beside everything, into a temporary database, exports the organisation there,
 * and makes its rows and pictures here what they were.
 */
export const restoreAt = async ({ urls, slug, at, log, ...options }: RestoreAt): Promise<readonly RestoredTable[]> => {
  const { folder, key, program, apply, blobs } = options
  const id = await firstId(urls.owner, 'select id as found from organisations where slug = $1', slug)
  if (!id) throw new Error(`There is no organisation "${slug}".`)
  const db = createDatabase({ ...urls, poolSize: 2 })
  const erasures = await listErasures(db).finally(db.close)
  const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-restore-at-'))
  const archive = path.join(home, 'archive')
  const directory = path.join(home, 'postgres')
  try {
    const work = async (url: string) => {
      const slugThen = await firstId(url, 'select slug as found from organisations where id = $1', id)
      if (!slugThen) throw new Error(`"${slug}" did not exist at that time.`)
      const files = await openFilesAt(folder, key, at)
      return connect(url, (client) => exportOrganisation(client, files, slugThen, archive))
    }
    const { result } = await restoreDatabase({ folder, directory, at, program, log, erasures, work })
    log(
      `${result.organisation.name} had ${Object.values(result.rows).reduce((sum, count) => sum + count, 0)} rows and ${result.files} files.`,
    )
    return await connect(urls.owner, (client) => restoreOrganisation(client, { blobs, directory: archive, at, erasures, apply }))
  } finally {
    for (const folderMade of [dataFolder(directory, unprivilegedUser()), home]) rmSync(folderMade, { recursive: true, force: true })
  }
}
