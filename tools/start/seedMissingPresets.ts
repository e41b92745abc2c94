import { createDatabase } from '@forecourt/data/createDatabase'
import type { RoleUrls } from '@forecourt/data/migrate/roleUrls'
import { createPictures } from '@forecourt/seeds/pictures'
import { seedPresets } from '@forecourt/seeds/seedPresets'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import type { Settings } from './settings'

/** Seeds the makes and templates that dealers require, if missing; returns whether it did. */
export const seedMissingPresets = async (urls: Pick<RoleUrls, 'app' | 'platform'>, { filesPlace }: Pick<Settings, 'filesPlace'>) => {
  const db = createDatabase({ app: urls.app, platform: urls.platform, poolSize: 2 })
  try {
    return await seedPresets(db, createPictures(fileStorage(filesPlace)))
  } finally {
    await db.close()
  }
}
