import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withServer } from '../site/withDatabase'
import { databaseUrls } from '../start/databaseUrls'
import { generateClient } from '../start/generateClient'
import { readSettings } from '../start/settings'
import { type BackupFolder, backupFolder } from './backupFolder'
import { parseKey } from './pack'
import { parseTime } from './parseTime'
import { readTarget } from './readTarget'

/** More than two rounds of a continuous backup. Milliseconds. */
const roundsMs = 75_000
/** Differing pages that are listed. */
const maxListed = 20

const log = (line: string) => process.stdout.write(`${line}\n`)

interface Backup {
  readonly folder: BackupFolder
  readonly key: Buffer
  readonly program: string | null
}

/** Restores the present state beside the installation, compares pages, and removes it. */
const drill = async (backup: Backup) => {
  const { runDrill } = await import('./runDrill')
  const { backUpOnce } = await import('./backUpOnce')
  const { listBases } = await import('./takeBase')
  await withServer(async (url) => {
    const backUp = () =>
      backUpOnce({ ...backup, url, baseAfterHours: 24, log }).catch(async (error: Error) => {
        if (!/is active for PID/.test(error.message)) throw error
        log('A backup runs continuously: this waits for its next rounds.')
        await wait(roundsMs)
      })
    // A restore reaches back to the first copy of the database.
    if ((await listBases(backup.folder)).length === 0) await backUp()
    const urls = { ...databaseUrls(url, readSettings()), owner: url }
    const { seconds, files, same, different, changed } = await runDrill({ ...backup, urls, backUp, log })
    log(`Restored in ${seconds.toFixed(1)} s: the database and ${files} files.`)
    log(`${same} pages are the same as before, ${different.length} differ${changed > 0 ? `, ${changed} changed in the meantime` : ''}.`)
    for (const page of different.slice(0, maxListed)) log(`  ${page}`)
    if (different.length > 0) process.exitCode = 1
  })
}

/**
 * `npm run restore`: restores a backup into the empty folder FORECOURT_DATA. With --drill it restores into a temporary one that it removes,
 * and without a time compares pages as well.
 */
const restore = async () => {
  const options = { at: { type: 'string' }, postgres: { type: 'string' }, drill: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  const at = values.at === undefined ? null : parseTime(values.at)
  const key = parseKey(process.env.FORECOURT_BACKUP_KEY)
  const folder = backupFolder(path.resolve(readTarget()), key)
  const program = values.postgres ?? null
  await generateClient()
  if (values.drill && at === null) return drill({ folder, key, program })
  const { runRestore } = await import('./runRestore')
  const dataDirectory = values.drill ? mkdtempSync(path.join(os.tmpdir(), 'forecourt-drill-')) : readSettings().dataDirectory
  const begun = performance.now()
  const { data, files, erased } = await runRestore({ folder, key, dataDirectory, at, program, log })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  log(`Restored in ${seconds} s: the database in ${data}, ${files} files, ${erased} people erased again.`)
  if (values.drill) for (const each of [data, dataDirectory]) rmSync(each, { recursive: true, force: true })
  else log('Back it up next, because times after the restored one belong to the earlier history.')
}

try {
  await restore()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
