import { startEmbeddedSmtp } from '../mail/startEmbeddedSmtp'
import { adminKeys } from '../search-index/adminKeys'
import { readEnv } from './env'
import { startWorker } from './startWorker'

/** The worker's process: delivers what the apps put into the outbox, and keeps mail itself where there is no mail server. */
const env = readEnv(process.env)
const { APP_DATABASE_URL: app, PLATFORM_DATABASE_URL: platform } = env
const smtp =
  env.SMTP_PORT_EMBEDDED && env.MAIL_DIR ? await startEmbeddedSmtp({ directory: env.MAIL_DIR, port: env.SMTP_PORT_EMBEDDED }) : null
const worker = await startWorker({
  ownerUrl: env.DATABASE_URL,
  roles: app && platform ? { app, platform } : undefined,
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM,
  hostedIndexes: { adminKeyOf: adminKeys(process.env) },
  originTemplate: env.SITE_ORIGIN_TEMPLATE,
  consoleUrl: env.CONSOLE_URL,
  linkSecret: env.AUTH_SECRET,
  log: (line) => console.error(line),
})
console.log(smtp ? `Working; mail is kept in ${env.MAIL_DIR}` : 'Working')

async function stop() {
  await worker.stop()
  await smtp?.stop()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
