import { type RoleUrls, roleUrls } from '@forecourt/data/migrate/roleUrls'
import type { Settings } from './settings'

/** The database's addresses for those who are no owners: as they were given, else derived from the owner's. */
export const databaseUrls = (ownerUrl: string, { rolesExist }: Pick<Settings, 'rolesExist'>): Omit<RoleUrls, 'owner'> => {
  if (!rolesExist) return roleUrls(ownerUrl)
  const { APP_DATABASE_URL: app = '', PLATFORM_DATABASE_URL: platform = '', WORKER_DATABASE_URL: worker = '' } = process.env
  return { app, platform, worker }
}
