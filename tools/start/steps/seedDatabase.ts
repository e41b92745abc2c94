import { databaseUrls } from '../databaseUrls'
import type { Settings } from '../settings'
import { step } from './step'

interface SeedOptions {
  readonly demo: boolean
  /** Folder of photographs for the demo's vehicles. */
  readonly photoDirectory?: string
}

/**
 * Seeds a new installation, unless the database has complete data: demo dealers if requested, else templates and makes. An interrupted
 * demo starts over either way.
 */
export const seedDatabase = async (ownerUrl: string, settings: Settings, { demo, photoDirectory }: SeedOptions) => {
  const { seedOnce } = await import('@forecourt/seeds/seedOnce')
  const urls = databaseUrls(ownerUrl, settings)
  const isSeeded = await seedOnce(ownerUrl, {
    ...(settings.rolesExist && { roles: 'existing' as const }),
    onlyFinish: !demo,
    seed: () =>
      step('Seeding the demo dealers', async () => {
        const { seedDemo } = await import('@forecourt/seeds/seedDemo')
        await seedDemo({ urls, mediaDirectory: settings.filesPlace, photoDirectory, cars: settings.cars, log: () => {} })
      }),
  })
  if (photoDirectory !== undefined && !isSeeded)
    process.stdout.write(
      '  The demo is there already, with its pictures. npm run seed -- --photos DIR empties the database and seeds it again.\n',
    )
  if (demo) return
  const { seedMissingPresets } = await import('../seedMissingPresets')
  await seedMissingPresets(urls, settings)
}
