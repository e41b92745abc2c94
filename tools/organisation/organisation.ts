import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '@forecourt/data/migrate/connect'
import { openBlobs } from '@forecourt/services/storage/openBlobs'
import { backupFolder } from '../backup/backupFolder'
import { parseKey } from '../backup/pack'
import { parseTime } from '../backup/parseTime'
import { readTarget } from '../backup/readTarget'
import { withServer } from '../site/withDatabase'
import { databaseUrls } from '../start/databaseUrls'
import { generateClient } from '../start/generateClient'
import { readSettings } from '../start/settings'
import { exportOrganisation } from './exportOrganisation'
import { formatRestored } from './formatRestored'
import { importOrganisation } from './importOrganisation'

const usage = `Usage: npm run organisation -- export <slug> <file.tar.gz>
       npm run organisation -- import <file.tar.gz>
       npm run organisation -- restore-at <slug> 2026-11-30T09:00:00+11:00 [--apply] [--postgres /path/to/postgres]`

const log = (line: string) => process.stdout.write(`${line}\n`)

/** Writes or reads an archive. */
const archive = async (command: 'export' | 'import', slug: string, file: string) => {
  if (command === 'export' && existsSync(file)) throw new Error(`${file} exists already.`)
  const directory = mkdtempSync(path.join(os.tmpdir(), 'forecourt-organisation-'))
  const absolute = path.resolve(file)
  try {
    if (command === 'import') execFileSync('tar', ['-x', '-z', '--no-same-owner', '-f', absolute, '-C', directory])
    const blobs = await openBlobs(readSettings().filesPlace)
    const head = await withServer((url) =>
      connect(url, (client) =>
        command === 'export' ? exportOrganisation(client, blobs, slug, directory) : importOrganisation(client, blobs, directory),
      ),
    )
    if (command === 'export') execFileSync('tar', ['-c', '-z', '-f', absolute, '-C', directory, '.'])
    const rows = Object.values(head.rows).reduce((sum, count) => sum + count, 0)
    log(`${head.organisation.name}: ${rows} rows and ${head.files} files.`)
    if (command === 'import') log('Restart the site servers, so that they load its stock.')
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const restore = async (slug: string, time: string, apply: boolean, program: string | null) => {
  const at = parseTime(time)
  const key = parseKey(process.env.FORECOURT_BACKUP_KEY)
  const folder = backupFolder(path.resolve(readTarget()), key)
  await generateClient()
  const { restoreAt } = await import('./restoreAt')
  const { filesPlace, rolesExist } = readSettings()
  const blobs = await openBlobs(filesPlace)
  if (filesPlace.startsWith('s3://'))
    log('Pictures in object storage are not in the backup: deleted ones return from the versions of the bucket.')
  const restored = await withServer((url) =>
    restoreAt({ folder, key, slug, at, apply, program, blobs, log, urls: { ...databaseUrls(url, { rolesExist }), owner: url } }),
  )
  for (const line of formatRestored(restored, apply)) log(line)
}

/** `npm run organisation -- export|import|restore-at`: one dealer's rows and pictures. */
const organisation = async () => {
  const options = { apply: { type: 'boolean', default: false }, postgres: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [command, first = '', second = '', ...rest] = positionals
  const isComplete = first !== '' && rest.length === 0
  if (command === 'import' && isComplete && second === '') return archive(command, '', first)
  if (command === 'export' && isComplete && second !== '') return archive(command, first, second)
  if (command === 'restore-at' && isComplete && second !== '') return restore(first, second, values.apply, values.postgres ?? null)
  throw new Error(usage)
}

try {
  await organisation()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
