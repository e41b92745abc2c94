import { databaseUrls } from './databaseUrls'
import { photosArgument } from './photosArgument'
import { prepareDatabase } from './prepareDatabase'
import { readSettings } from './settings'
import { step } from './steps/step'

/** `npm run seed -- [--cars N] [--photos DIR]`: empties the database and seeds the demo dealers, with N cars, in photographs. */
const seed = async () => {
  const index = process.argv.indexOf('--cars')
  const cars = index < 0 ? undefined : Number(process.argv[index + 1])
  if (cars !== undefined && (!Number.isInteger(cars) || cars < 1))
    throw new Error('--cars takes a whole number of cars, such as --cars 100000.')
  const photoDirectory = photosArgument(process.argv)
  const settings = readSettings()
  const database = await prepareDatabase(settings)
  try {
    const { seedOnce } = await import('@forecourt/seeds/seedOnce')
    const { seedDemo } = await import('@forecourt/seeds/seedDemo')
    await step('Seeding the demo dealers again', () =>
      seedOnce(database.ownerUrl, {
        reset: true,
        ...(settings.rolesExist && { roles: 'existing' as const }),
        seed: () =>
          seedDemo({
            urls: databaseUrls(database.ownerUrl, settings),
            mediaDirectory: settings.filesPlace,
            cars,
            photoDirectory,
            log: (line) => process.stdout.write(`\n    ${line}`),
          }),
      }),
    )
  } finally {
    await database.stop()
  }
}

try {
  await seed()
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`)
  process.exitCode = 1
}
