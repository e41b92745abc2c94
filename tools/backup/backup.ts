import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { embeddedDatabase, withServer } from '../site/withDatabase'
import { generateClient } from '../start/generateClient'
import { readSettings } from '../start/settings'
import { backupFolder } from './backupFolder'
import { parseKey } from './pack'
import { prune } from './prune'
import { readTarget } from './readTarget'

/** Seconds between two rounds with --follow: as much as can be lost. */
const everySeconds = 30
/** Age of the copy of the database from which --follow takes it again. Hours. */
const baseAfterHours = 24

const daysKept = (): number => {
  const days = Number(process.env.FORECOURT_BACKUP_DAYS ?? 30)
  if (!(days >= 1)) throw new Error('FORECOURT_BACKUP_DAYS must be a number of days.')
  return days
}

/** `npm run backup [-- --follow|--end]`: backs up once, continuously, or ends backups for good. */
const backup = async () => {
  const [flag] = process.argv.slice(2)
  if (flag !== undefined && flag !== '--follow' && flag !== '--end') throw new Error('Usage: npm run backup [-- --follow|--end]')
  const { databaseUrl, dataDirectory, filesPlace } = readSettings()
  if (!databaseUrl && !existsSync(embeddedDatabase(dataDirectory)))
    throw new Error(`There is no database in ${dataDirectory}. Set DATABASE_URL (the owner's address), or FORECOURT_DATA.`)
  await generateClient()
  const { endBackups } = await import('./runBackup')
  const { backUpOnce } = await import('./backUpOnce')
  const log = (line: string) => process.stdout.write(`${line}\n`)
  await withServer(async (url) => {
    if (flag === '--end') return endBackups(url)
    const key = parseKey(process.env.FORECOURT_BACKUP_KEY)
    const folder = backupFolder(path.resolve(readTarget()), key)
    const days = daysKept()
    if (filesPlace.startsWith('s3://')) log('Files in object storage are not in this backup: use the versions of the bucket.')
    const round = async (hours: number) => {
      await backUpOnce({ folder, key, url, log, baseAfterHours: hours })
      await prune(folder, key, new Date(Date.now() - days * 86_400_000).toISOString())
    }
    await round(flag === '--follow' ? baseAfterHours : 0)
    log('The backup is complete.')
    while (flag === '--follow') {
      await wait(everySeconds * 1000)
      await round(baseAfterHours).catch((error: Error) => process.stderr.write(`The backup failed and is tried again: ${error.message}\n`))
    }
  })
}

try {
  await backup()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
