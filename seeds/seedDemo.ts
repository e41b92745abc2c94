import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { insertLayer } from '@forecourt/data/layers/insertLayer'
import { insertManufacturers } from '@forecourt/data/manufacturers/insertManufacturers'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { manufacturerRows } from './manufacturerRows'
import { namedPictures } from './namedPictures'
import { createPictures, type Pictures } from './pictures'
import { presetLayers } from './presetLayers'
import { scenarios } from './scenarios'
import { seedLeads } from './seedLeads'
import { seedScenario } from './seedScenario'
import { seedUsers } from './seedUsers'

interface Options {
  readonly ownerUrl: string
  /** Where pictures are stored; null draws none, as drawing takes most of the time. */
  readonly mediaDirectory: string | null
  /** Cars in all; the demo's own number when absent. */
  readonly cars?: number
  readonly log: (line: string) => void
  /** The day the demo starts, in milliseconds. */
  readonly now?: number
}

const shared = async (db: Database, pictures: Pictures) => {
  const manufacturers = await manufacturerRows(pictures)
  await db.platform.transaction(
    async (tx) => {
      await insertManufacturers(tx, manufacturers)
      for (const layer of presetLayers) await insertLayer(tx, layer)
    },
    { timeoutMs: 60_000 },
  )
}

/** Fills an empty, migrated database with the demo dealers, their stock, pictures, sites, people and a few leads. */
export const seedDemo = async ({ ownerUrl, mediaDirectory, cars, log, now = Date.now() }: Options) => {
  const db = createDatabase(roleUrls(ownerUrl))
  const pictures = mediaDirectory === null ? namedPictures : createPictures(fileStorage(mediaDirectory))
  const usual = scenarios.flatMap(({ stock }) => stock).reduce((sum, { count }) => sum + count, 0)
  const factor = cars === undefined ? 1 : cars / usual
  try {
    await shared(db, pictures)
    for (const scenario of scenarios) {
      log(scenario.organisation.name)
      await seedScenario(db, scenario, { pictures, now, factor })
    }
    await seedUsers(db)
    await seedLeads(db, now)
  } finally {
    await db.close()
  }
}
