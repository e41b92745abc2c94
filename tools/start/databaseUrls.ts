import { type RoleUrls, roleUrls } from '@forecourt/data/migrate/roleUrls'
import type { Settings } from './settings'

/** Database URLs of the non-owner roles: given, or derived from the owner's. */
export const databaseUrls = (ownerUrl: string, { rolesExist }: Pick<Settings, 'rolesExist'>): Omit<RoleUrls, 'owner'> => {
  if (!rolesExist) return roleUrls(ownerUrl)
  const { APP_DATABASE_URL: app = '', PLATFORM_DATABASE_URL: platform = '', WORKER_DATABASE_URL: worker = '' } = process.env
  return { app, platform, worker }
}
