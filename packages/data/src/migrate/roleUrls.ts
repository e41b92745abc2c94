import { createHash } from 'node:crypto'

export const appRole = 'forecourt_app'
export const platformRole = 'forecourt_platform'
export const workerRole = 'forecourt_worker'

/** The addresses of one database for those who use it. */
export interface RoleUrls {
  /** Owns the tables; migrates and nothing else. */
  readonly owner: string
  /** Sees one organisation at a time. */
  readonly app: string
  /** Staff, workers and host lookup. */
  readonly platform: string
  /** Owns the schema of the worker's jobs and sees nothing else. */
  readonly worker: string
}

/** Derives the addresses of the lesser roles: their passwords come from the owner's, so that nothing else need be kept. */
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
