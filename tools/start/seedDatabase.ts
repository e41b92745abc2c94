import path from 'node:path'
import type { Settings } from './settings'
import { step } from './step'

/** Seeds the demo dealers, unless there is anything in the database already. */
export const seedDatabase = async (ownerUrl: string, settings: Settings) => {
  const { isSeeded } = await import('@forecourt/seeds/isSeeded')
  if (await isSeeded(ownerUrl)) return
  await step('Seeding the demo dealers', async () => {
    const { seedDemo } = await import('@forecourt/seeds/seedDemo')
    await seedDemo({ ownerUrl, mediaDirectory: path.join(settings.dataDirectory, 'files'), cars: settings.cars, log: () => {} })
  })
}
