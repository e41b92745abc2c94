import path from 'node:path'
import { databaseUrls } from '../databaseUrls'
import type { Settings } from '../settings'
import { step } from './step'

/**
 * Seeds a new installation, unless the database has complete data: demo dealers if requested, else templates and makes. An interrupted
 * demo starts over either way.
 */
export const seedDatabase = async (ownerUrl: string, settings: Settings, { demo }: { readonly demo: boolean }) => {
  const { seedOnce } = await import('@forecourt/seeds/seedOnce')
  const urls = databaseUrls(ownerUrl, settings)
  const mediaDirectory = path.join(settings.dataDirectory, 'files')
  await seedOnce(ownerUrl, {
    ...(settings.rolesExist && { roles: 'existing' as const }),
    onlyFinish: !demo,
    seed: () =>
      step('Seeding the demo dealers', async () => {
        const { seedDemo } = await import('@forecourt/seeds/seedDemo')
        await seedDemo({ urls, mediaDirectory, cars: settings.cars, log: () => {} })
      }),
  })
  if (demo) return
  const { seedMissingPresets } = await import('../seedMissingPresets')
  await seedMissingPresets(urls, settings)
}
