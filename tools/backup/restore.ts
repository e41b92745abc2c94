import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generateClient } from '../start/generateClient'
import { readSettings } from '../start/settings'
import { backupFolder } from './backupFolder'
import { parseKey } from './pack'
import { readTarget } from './readTarget'

const usage = 'Usage: npm run restore -- [--at 2026-11-30T09:00:00+11:00] [--postgres /path/to/postgres] [--drill]'

const timeOf = (text: string | undefined): string | null => {
  if (text === undefined) return null
  if (!/\dT\d.*(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error(`--at must be a date and time with an offset, not "${text}".\n${usage}`)
  return new Date(text).toISOString()
}

/** `npm run restore`: restores a backup into the empty folder FORECOURT_DATA, or with --drill into a temporary one that it removes. */
const restore = async () => {
  const options = { at: { type: 'string' }, postgres: { type: 'string' }, drill: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  const at = timeOf(values.at)
  const key = parseKey(process.env.FORECOURT_BACKUP_KEY)
  const folder = backupFolder(path.resolve(readTarget()), key)
  await generateClient()
  const { runRestore } = await import('./runRestore')
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const dataDirectory = values.drill ? mkdtempSync(path.join(os.tmpdir(), 'forecourt-drill-')) : readSettings().dataDirectory
  const begun = performance.now()
  const { data, files, erased } = await runRestore({ folder, key, dataDirectory, at, program: values.postgres ?? null, say })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  say(`Restored in ${seconds} s: the database in ${data}, ${files} files, ${erased} people erased again.`)
  if (values.drill) for (const each of [data, dataDirectory]) rmSync(each, { recursive: true, force: true })
  else say('Back it up next, because times after the restored one belong to the earlier history.')
}

try {
  await restore()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
