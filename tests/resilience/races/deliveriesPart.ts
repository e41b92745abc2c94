import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { createMailer } from '@forecourt/services/mail/createMailer'
import { startEmbeddedSmtp } from '@forecourt/services/mail/startEmbeddedSmtp'
import { startTasks } from '@forecourt/services/worker/startTasks'
import type { Task } from '@forecourt/services/worker/Task'
import { deliverLeads } from '@forecourt/services/worker/tasks/deliverLeads'
import { deliverMessage } from '@forecourt/services/worker/tasks/deliverMessage'
import { requeueOverdue } from '@forecourt/services/worker/tasks/requeueOverdue'

/** A process of the delivery trial, which may be killed at any time: site, worker, or mail server. */
const [part = '', app = '', platform = '', workerUrl = '', crm = '', smtpPort = '', mailDirectory = ''] = process.argv.slice(2)
const now = () => new Date().toISOString()
const report = (...lines: string[]) => process.stdout.write(lines.map((word) => `${word}\n`).join(''))
/** Concurrent senders. */
const shoppers = 4
/** Retry interval in milliseconds while the database is unavailable. */
const pause = 100

const open = () => createDatabase({ app, platform, poolSize: 5 })

/** Submits forms, each repeated under its key until accepted, like a browser. */
const shop = async () => {
  const db = open()
  for (;;) {
    const site = await publishedSite(db, 'north-site').catch(() => null)
    const key = crypto.randomUUID()
    const lead = buildLead({ email: `${key}@shopper.example`, phone: '' })
    for (let isTaken = false; !isTaken; ) {
      isTaken =
        site !== null &&
        (await createLead(db, site, lead, { idempotencyKey: key, now: now() }).then(
          () => true,
          () => false,
        ))
      if (isTaken) report(`key:${key}`, 'sent')
      else await wait(pause)
      if (site === null) break
    }
  }
}

const work = async () => {
  const db = open()
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${smtpPort}`, from: 'Forecourt <no-reply@forecourt.example>' })
  const context = {
    ...{ db, mailer, originTemplate: 'http://{host}', consoleUrl: 'http://console.localhost', linkSecret: 'trial', trustedHosts: [crm] },
    ...{ shopperSecret: 'trial', hostedIndexes: { adminKeyOf: () => null }, sms: { send: async () => {} }, pushing: new Set<never>() },
    ...{ now, signal: new AbortController().signal, log: () => {} },
  }
  /** Reports each finished job. */
  const withReport = <Context>(task: Task<Context>): Task<Context> => ({
    ...task,
    async run(...job) {
      await task.run(...job)
      report('worked')
    },
  })
  startTasks({ workerUrl, tasks: [withReport(deliverLeads), requeueOverdue], context, slots: 2 })
  startTasks({ workerUrl, tasks: [withReport(deliverMessage)], context, slots: 2 })
}

const receiveMail = async () => {
  const smtp = await startEmbeddedSmtp({ directory: mailDirectory, port: Number(smtpPort), keep: 1_000_000 }).catch(() => null)
  // The port of a killed process may still be in use: exits, and is restarted.
  if (!smtp) process.exit(1)
  for (;;) {
    await wait(1_000)
    report('received')
  }
}

const parts: { readonly [name: string]: () => Promise<unknown> } = {
  site: () => Promise.all(Array.from({ length: shoppers }, shop)),
  worker: work,
  mail: receiveMail,
}
await parts[part]?.()
