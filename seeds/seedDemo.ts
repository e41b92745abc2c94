import { createDatabase } from '@forecourt/data/createDatabase'
import type { RoleUrls } from '@forecourt/data/migrate/roleUrls'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { noPhotos, readPhotoPack } from './photoPack'
import type { Pictures } from './pictures'
import { createPictures } from './pictures'
import { scenarios } from './scenarios'
import { seedAccessories } from './seedAccessories'
import { seedBookings } from './seedBookings'
import { seedDemand } from './seedDemand'
import { seedDestinations } from './seedDestinations'
import { seedLeads } from './seedLeads'
import { seedPresets } from './seedPresets'
import { seedReservations } from './seedReservations'
import { seedScenario } from './seedScenario'
import { seedUsers } from './seedUsers'
import { seededId } from './stock/seededId'
import { seedNumbers } from './stock/seedNumbers'

const key = (folder: string, name: string, ending: string) => `${folder}/${seededId(name)}.${ending}`

const pictureName = (file: string) => key(file.slice(0, file.indexOf('/')), file, 'avif')

/** Picture keys without pictures, for tests that don't show them. */
const namedPictures: Pictures = {
  drawn: async (file) => pictureName(file),
  ofCar: async (_car, drawings) => drawings.map(({ file, alt }) => ({ key: pictureName(file), alt })),
  report: async (car) => key('reports', `report:${car.slug}`, 'pdf'),
}

interface Options {
  readonly urls: Pick<RoleUrls, 'app' | 'platform'>
  /** Folder for pictures; null for none, as copying takes most of the time. */
  readonly mediaDirectory: string | null
  /** Folder of photographs (`readPhotoPack`); drawings only if absent. */
  readonly photoDirectory?: string
  /** Total number of cars; the demo's default if absent. */
  readonly cars?: number
  readonly log: (line: string) => void
  /** Reference date of the demo, in milliseconds. */
  readonly now?: number
}

/** Seeds an empty, migrated database with demo dealers, stock, pictures, sites, users and leads. */
export const seedDemo = async ({ urls, mediaDirectory, photoDirectory, cars, log, now = Date.now() }: Options) => {
  const photos = photoDirectory === undefined ? noPhotos : await readPhotoPack(photoDirectory)
  const db = createDatabase(urls)
  const pictures = mediaDirectory === null ? namedPictures : createPictures(fileStorage(mediaDirectory), photos)
  const defaultCount = scenarios.flatMap(({ stock }) => stock).reduce((sum, { count }) => sum + count, 0)
  const factor = cars === undefined ? 1 : cars / defaultCount
  try {
    await seedPresets(db, pictures)
    await seedAccessories(db)
    for (const scenario of scenarios) {
      log(scenario.organisation.name)
      await seedScenario(db, scenario, { pictures, now, factor })
    }
    await seedUsers(db)
    await seedLeads(db, now)
    await seedReservations(db, now)
    await seedDestinations(db, now)
    await seedBookings(db, now)
    await seedNumbers(db, now)
    await seedDemand(db, now)
  } finally {
    await db.close()
  }
}
