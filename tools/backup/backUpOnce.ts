import { createDatabase } from '@forecourt/data/createDatabase'
import { databaseUrls } from '../start/databaseUrls'
import { readSettings } from '../start/settings'
import type { BackupFolder } from './backupFolder'
import { runBackup } from './runBackup'

interface OneBackup {
  /** The owner's address. */
  readonly url: string
  readonly folder: BackupFolder
  readonly key: Buffer
  /** Age in hours from which the copy of the database is taken again; 0 for always. */
  readonly baseAfterHours: number
  readonly log: (line: string) => void
}

/** Backs up this installation once. */
export const backUpOnce = async ({ url, ...backup }: OneBackup): Promise<void> => {
  const { dataDirectory, filesPlace, rolesExist } = readSettings()
  const db = createDatabase({ ...databaseUrls(url, { rolesExist }), poolSize: 2 })
  try {
    await runBackup({ ...backup, url, db, dataDirectory, filesDirectory: filesPlace })
  } finally {
    await db.close()
  }
}
