import { migrate } from '@forecourt/data/migrate/migrate'
import { databaseUrls } from './databaseUrls'
import { readSettings } from './settings'

/**
 * `npm run migrate [-- --addresses]`: brings the database DATABASE_URL names up to date. Nothing else of a production installation is
 * told its owner's address; with --addresses those of the lesser roles are printed, as lines of an environment file.
 */
const run = async () => {
  const settings = readSettings()
  const { databaseUrl } = settings
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the address of the database as its owner.')
  const { applied } = await migrate(databaseUrl, settings.rolesExist ? { roles: 'existing' } : {})
  process.stderr.write(applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'Nothing to apply.\n')
  if (!process.argv.includes('--addresses')) return
  const { app, platform, worker } = databaseUrls(databaseUrl, settings)
  process.stdout.write(`APP_DATABASE_URL=${app}\nPLATFORM_DATABASE_URL=${platform}\nWORKER_DATABASE_URL=${worker}\n`)
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
