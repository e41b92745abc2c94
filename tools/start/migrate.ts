import { migrate } from '@forecourt/data/migrate/migrate'
import { databaseUrls } from './databaseUrls'
import { generateClient } from './generateClient'
import { readSettings } from './settings'

/**
 * `npm run migrate [-- --addresses]`: migrates the database of DATABASE_URL, and seeds makes and templates into an empty one. Only this
 * command gets the owner's URL in production; with --addresses it prints the URLs of the other roles as lines of an env file.
 */
const run = async () => {
  const settings = readSettings()
  const { databaseUrl } = settings
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the address of the database as its owner.')
  const { applied } = await migrate(databaseUrl, settings.rolesExist ? { roles: 'existing' } : {})
  process.stderr.write(applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'Nothing to apply.\n')
  const urls = databaseUrls(databaseUrl, settings)
  await generateClient()
  const { seedMissingPresets } = await import('./seedMissingPresets')
  if (await seedMissingPresets(urls, settings)) process.stderr.write('Added the makes and templates that sites are built on.\n')
  if (!process.argv.includes('--addresses')) return
  const { app, platform, worker } = urls
  process.stdout.write(`APP_DATABASE_URL=${app}\nPLATFORM_DATABASE_URL=${platform}\nWORKER_DATABASE_URL=${worker}\n`)
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
