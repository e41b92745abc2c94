import path from 'node:path'
import { databaseUrls } from '../databaseUrls'
import type { Settings } from '../settings'
import { step } from './step'

/**
 * Lays what an installation begins with, unless there is anything whole in the database already: the demo dealers where that is asked
 * for, else templates and makes alone. A demo that was cut short is begun again either way.
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
  const { layPresets } = await import('../layPresets')
  await layPresets(urls, settings)
}
