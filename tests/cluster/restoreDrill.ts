import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '@forecourt/data/createDatabase'
import { backupFolder } from '../../tools/backup/backupFolder'
import { endBackups, runBackup } from '../../tools/backup/runBackup'
import { runDrill } from '../../tools/backup/runDrill'
import type { Metric } from '../bench/Metric'
import type { OpenCluster } from './openCluster'

/** Backs the database up, restores it beside the cluster while that serves, and compares pages; files are in the object storage. */
export const restoreDrill = async ({ database, query, sharedData }: OpenCluster): Promise<Metric[]> => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-cluster-backup-'))
  const key = randomBytes(32)
  const folder = backupFolder(home, key)
  const db = createDatabase({ app: database.app, platform: database.platform, poolSize: 2 })
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const options = { url: database.owner, dataDirectory: sharedData, filesDirectory: path.join(sharedData, 'files'), baseAfterHours: 24 }
  const backUp = () => runBackup({ ...options, folder, key, db, log })
  try {
    const begun = performance.now()
    await backUp()
    const backupSeconds = (performance.now() - begun) / 1000
    const [size] = await query<{ megabytes: number; sites: number }>(
      `select (pg_database_size(current_database()) / 1048576)::int as megabytes,
        (select count(*)::int from sites where status = 'live') as sites`,
    )
    const { seconds, same, different } = await runDrill({ folder, key, program: null, urls: database, backUp, log })
    return [
      {
        name: 'restore',
        value: seconds,
        unit: `s for ${size?.sites} live sites, ${size?.megabytes} MB; backed up in ${backupSeconds.toFixed(1)} s`,
      },
      { name: 'restore-differs', value: different.length, unit: `pages after the restore, ${same} are the same` },
    ]
  } finally {
    await endBackups(database.owner).catch(() => {})
    await db.close()
    rmSync(home, { recursive: true, force: true })
  }
}
