import { tlsProbe } from '../certificates/tlsProbe'
import { recordedDns, systemDns } from '../dns/systemDns'
import { domainProbe } from '../domains/probeDomain'
import { readRedirect } from '../domains/readRedirect'
import { heicReaderInThread } from '../images/heicReaderInThread'
import { registerHeicReader } from '../images/readHeic'
import { consoleLog } from '../logging/Log'
import { startLog } from '../logging/startLog'
import { mailFolder } from '../mail/mailFolder'
import { startEmbeddedSmtp } from '../mail/startEmbeddedSmtp'
import { ignoreClosedOutput } from '../process/ignoreClosedOutput'
import { requireDirectAddress } from '../process/requireDirectAddress'
import type { ToSupervisor } from '../process/serveHttp'
import { shutDownOnSignal } from '../process/shutDownOnSignal'
import { createReviewSources } from '../review-sources/createReviewSources'
import { googleClient } from '../review-sources/googleReviews'
import { adminKeys } from '../search-index/adminKeys'
import { fetchFeed } from '../stock-feeds/fetchFeed'
import { folderServer } from '../stock-feeds/folderServer'
import { createFeedThreads } from '../stock-feeds/thread/createFeedThreads'
import { fileStorage } from '../storage/fileStorage'
import { addBacklogMetrics } from '../telemetry/addBacklogMetrics'
import { createTelemetry } from '../telemetry/createTelemetry'
import { uploadFolder } from '../uploads/uploadFolder'
import { parseEnv } from './env'
import { serveHealth } from './serveHealth'
import { startWorker } from './startWorker'

/** Worker process: delivers the outbox, and runs the embedded mail sink if there is no mail server. */
ignoreClosedOutput()
const env = parseEnv(process.env)
startLog({ process: 'worker', format: env.LOG_FORMAT })
const { LISTEN_DATABASE_URL: listen = env.PLATFORM_DATABASE_URL } = env
registerHeicReader(heicReaderInThread())
const smtp =
  env.SMTP_PORT_EMBEDDED && env.MAIL_DIR ? await startEmbeddedSmtp({ directory: env.MAIL_DIR, port: env.SMTP_PORT_EMBEDDED }) : null
const worker = await startWorker({
  urls: { worker: env.WORKER_DATABASE_URL, app: env.APP_DATABASE_URL, platform: env.PLATFORM_DATABASE_URL, listen },
  smtpUrl: env.SMTP_URL,
  smsGateway: env.SMS_URL ? { url: env.SMS_URL, key: env.SMS_KEY } : null,
  mailFrom: env.MAIL_FROM,
  replies: env.REPLY_DOMAIN ? { secret: env.INTERNAL_SECRET, domain: env.REPLY_DOMAIN } : null,
  receiving: env.REPLY_PORT
    ? {
        ...{ port: env.REPLY_PORT, host: env.REPLY_HOST },
        certificate: env.REPLY_TLS_CERT && env.REPLY_TLS_KEY ? { certFile: env.REPLY_TLS_CERT, keyFile: env.REPLY_TLS_KEY } : null,
      }
    : null,
  hostedIndexes: { adminKeyOf: adminKeys(process.env), recordBytes: env.ALGOLIA_RECORD_BYTES },
  historyBytesPerYear: env.HISTORY_MB_PER_YEAR * 1_000_000,
  files: fileStorage(env.MEDIA_DIR),
  mediaCache: env.MEDIA_CACHE_DIR,
  uploads: uploadFolder(env.UPLOADS_DIR),
  mailbox: env.MAIL_DIR ? mailFolder(env.MAIL_DIR) : null,
  directories: [env.MEDIA_DIR, env.MEDIA_CACHE_DIR, env.SPOOL_DIR, ...(env.MAIL_DIR ? [env.MAIL_DIR] : [])],
  certificates: tlsProbe(),
  domains: domainProbe({
    dns: env.DNS_RECORDS_FILE ? recordedDns(env.DNS_RECORDS_FILE) : systemDns(env.DNS_SERVERS),
    redirectOf: readRedirect(),
  }),
  certificateAuthorities: env.CERTIFICATE_AUTHORITIES,
  reviews: createReviewSources({
    google: googleClient(env.GOOGLE_REVIEWS_CLIENT_ID, env.GOOGLE_REVIEWS_CLIENT_SECRET),
    now: () => new Date().toISOString(),
  }),
  fetchFeed: fetchFeed({
    files: folderServer(env.FEEDS_DIR),
    trusted: env.FEED_TRUSTED_HOSTS,
    secret: env.AUTH_SECRET,
    now: () => new Date().toISOString(),
  }),
  openFeedReader: createFeedThreads().open,
  trustedHosts: env.FEED_TRUSTED_HOSTS,
  siteServers: { urls: env.SITE_INTERNAL_URLS, secret: env.INTERNAL_SECRET },
  paymentVariables: process.env,
  originTemplate: env.SITE_ORIGIN_TEMPLATE,
  consoleUrl: env.CONSOLE_URL,
  linkSecret: env.AUTH_SECRET,
  shopperSecret: env.INTERNAL_SECRET,
  log: consoleLog,
})
// Unawaited work of the job runner rejects when the database fails; jobs are restarted and nothing is lost.
process.on('unhandledRejection', (error) => {
  console.error('The jobs are restarted:', error)
  worker.restart()
})
const telemetry = createTelemetry({ token: env.METRICS_TOKEN, process: 'worker' })
addBacklogMetrics(telemetry.registry, worker.readBacklog)
const health = env.WORKER_PORT ? await serveHealth({ port: env.WORKER_PORT, isReady: worker.isReady, telemetry }) : null
process.send?.({ kind: 'ready' } satisfies ToSupervisor)
void requireDirectAddress(listen, 'LISTEN_DATABASE_URL')
void requireDirectAddress(env.WORKER_DATABASE_URL, 'WORKER_DATABASE_URL')
console.log(smtp ? `Working; mail is kept in ${env.MAIL_DIR}` : 'Working')

shutDownOnSignal(async () => {
  health?.close()
  await worker.stop()
  await smtp?.stop()
})
