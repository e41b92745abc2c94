import path from 'node:path'
import { databaseUrls } from '../databaseUrls'
import type { Secrets } from '../readSecrets'
import type { Settings } from '../settings'

/** Environment of apps and worker: database URLs of the two roles bound by row-level security, never the owner's. */
export const appEnvironment = (
  settings: Settings,
  secrets: Secrets,
  ownerUrl: string,
  smtpPort: number,
  dev: boolean,
  demoLogins: readonly object[],
): NodeJS.ProcessEnv => {
  const { dataDirectory, filesPlace, sitePort, consolePort } = settings
  const consoleUrl = process.env.CONSOLE_URL ?? `http://localhost:${consolePort}`
  const { app, platform } = databaseUrls(ownerUrl, settings)
  const { DATABASE_URL: _owner, WORKER_DATABASE_URL: _worker, ...others } = process.env
  return {
    ...others,
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    APP_DATABASE_URL: app,
    PLATFORM_DATABASE_URL: platform,
    AUTH_SECRET: secrets.auth,
    NEXTAUTH_SECRET: secrets.auth,
    NEXTAUTH_URL: consoleUrl,
    INTERNAL_SECRET: secrets.internal,
    SITE_PORT: String(sitePort),
    CONSOLE_PORT: String(consolePort),
    CONSOLE_URL: consoleUrl,
    SITE_ORIGIN_TEMPLATE: process.env.SITE_ORIGIN_TEMPLATE ?? `http://{host}:${sitePort}`,
    SITE_INTERNAL_URLS: process.env.SITE_INTERNAL_URLS ?? `http://127.0.0.1:${sitePort}`,
    MEDIA_DIR: filesPlace,
    MEDIA_CACHE_DIR: path.join(dataDirectory, 'media-cache'),
    UPLOADS_DIR: path.join(dataDirectory, 'uploads'),
    FEEDS_DIR: process.env.FEEDS_DIR ?? path.join(dataDirectory, 'feeds'),
    // Demo sites don't report invented ids to third parties; a real installation configures its sites.
    THIRD_PARTY_TAGS: process.env.THIRD_PARTY_TAGS ?? (settings.databaseUrl ? 'all' : 'none'),
    SPOOL_DIR: path.join(dataDirectory, 'spool'),
    PAGE_COPIES_DIR: path.join(dataDirectory, 'page-copies'),
    SITE_COPIES_DIR: path.join(dataDirectory, 'site-copies'),
    MAIL_DIR: path.join(dataDirectory, 'outbox'),
    ...(settings.smtpUrl
      ? { SMTP_URL: settings.smtpUrl }
      : {
          SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
          SMTP_PORT_EMBEDDED: String(smtpPort),
          REPLY_DOMAIN: process.env.REPLY_DOMAIN ?? 'replies.forecourt.example',
        }),
    ...(demoLogins.length > 0 && { DEMO_LOGINS: JSON.stringify(demoLogins) }),
  }
}
