import { currentSession } from '../auth/currentSession'
import { env } from '../env'
import type { Context } from './Context'
import { database } from './database'
import { refreshSites } from './sites/refreshSites'

/** The context of one request to the console. */
export const createContext = async (): Promise<Context> => {
  const { MAIL_DIR, SITE_ORIGIN_TEMPLATE, SITE_INTERNAL_URLS, INTERNAL_SECRET } = env()
  return {
    session: await currentSession(),
    db: database(),
    now: new Date().toISOString(),
    mailDirectory: MAIL_DIR,
    originOf: (host) => SITE_ORIGIN_TEMPLATE.replace('{host}', host),
    refreshSites: (change) => refreshSites(change, { urls: SITE_INTERNAL_URLS, secret: INTERNAL_SECRET }),
  }
}
