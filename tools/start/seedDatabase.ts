import path from 'node:path'
import type { Settings } from './settings'
import { step } from './step'

/** Seeds the demo dealers, unless there is anything whole in the database already. */
export const seedDatabase = async (ownerUrl: string, settings: Settings) => {
  const { seedOnce } = await import('@forecourt/seeds/seedOnce')
  await seedOnce(ownerUrl, {
    ...(settings.rolesExist && { roles: 'existing' as const }),
    seed: () =>
      step('Seeding the demo dealers', async () => {
        const { seedDemo } = await import('@forecourt/seeds/seedDemo')
        await seedDemo({ ownerUrl, mediaDirectory: path.join(settings.dataDirectory, 'files'), cars: settings.cars, log: () => {} })
      }),
  })
}
