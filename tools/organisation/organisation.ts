import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from '@forecourt/data/migrate/connect'
import { openBlobs } from '@forecourt/services/storage/openBlobs'
import { withServer } from '../site/withDatabase'
import { readSettings } from '../start/settings'
import { exportOrganisation } from './exportOrganisation'
import { importOrganisation } from './importOrganisation'

const usage = 'Usage: npm run organisation -- export <slug> <file.tar.gz> | import <file.tar.gz>'

/** `npm run organisation -- export|import`: one dealer's rows and pictures as an archive. */
const organisation = async () => {
  const [command, ...given] = process.argv.slice(2)
  const [slug = '', file = ''] = command === 'import' ? ['', ...given] : given
  if ((command !== 'export' && command !== 'import') || !file || given.length > 2) throw new Error(usage)
  if (command === 'export' && existsSync(file)) throw new Error(`${file} exists already.`)
  const directory = mkdtempSync(path.join(os.tmpdir(), 'forecourt-organisation-'))
  const archive = path.resolve(file)
  try {
    if (command === 'import') execFileSync('tar', ['-x', '-z', '--no-same-owner', '-f', archive, '-C', directory])
    const blobs = await openBlobs(readSettings().filesPlace)
    const head = await withServer((url) =>
      connect(url, (client) =>
        command === 'export' ? exportOrganisation(client, blobs, slug, directory) : importOrganisation(client, blobs, directory),
      ),
    )
    if (command === 'export') execFileSync('tar', ['-c', '-z', '-f', archive, '-C', directory, '.'])
    const rows = Object.values(head.rows).reduce((sum, count) => sum + count, 0)
    process.stdout.write(`${head.organisation.name}: ${rows} rows and ${head.files} files.\n`)
    if (command === 'import') process.stdout.write('Restart the site servers, so that they load its stock.\n')
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

try {
  await organisation()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
