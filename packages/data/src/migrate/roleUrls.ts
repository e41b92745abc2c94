import { createHash } from 'node:crypto'

export const appRole = 'forecourt_app'
export const platformRole = 'forecourt_platform'
export const workerRole = 'forecourt_worker'

/** Connection strings of one database by role. */
export interface RoleUrls {
  /** Owns the tables; for migrations only. */
  readonly owner: string
  /** Limited to one organisation at a time by row-level security. */
  readonly app: string
  /** For staff, workers and host lookup; sees all organisations. */
  readonly platform: string
  /** Owns the schema of the worker's jobs; sees nothing else. */
  readonly worker: string
}

/** Derives the connection strings of the other roles: their passwords derive from the owner's, so that no other secret is needed. */
export const roleUrls = (ownerUrl: string): RoleUrls => {
  const urlFor = (role: string) => {
    const url = new URL(ownerUrl)
    if (!url.password)
      throw new Error('DATABASE_URL has no password: set APP_DATABASE_URL, PLATFORM_DATABASE_URL and WORKER_DATABASE_URL as well.')
    const secret = decodeURIComponent(url.password)
    url.username = role
    url.password = createHash('sha256').update(`${role}:${secret}`).digest('hex')
    return url.href
  }
  return { owner: ownerUrl, app: urlFor(appRole), platform: urlFor(platformRole), worker: urlFor(workerRole) }
}
