import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { deliverLeads } from '@forecourt/services/destinations/deliverLeads'
import { createMailer } from '@forecourt/services/mail/createMailer'
import { startEmbeddedSmtp } from '@forecourt/services/mail/startEmbeddedSmtp'

/** One of the processes of the trial of deliveries, which may be killed at any time: a site, the worker, or the mail server. */
const [part = '', app = '', platform = '', crm = '', smtpPort = '', mailDirectory = ''] = process.argv.slice(2)
const now = () => new Date().toISOString()
const say = (...words: string[]) => process.stdout.write(words.map((word) => `${word}\n`).join(''))
/** How many people send a form at once. */
const shoppers = 4
/** Milliseconds until something is tried again that an absent database stood in the way of. */
const pause = 100

const open = () => createDatabase({ app, platform, poolSize: 5 })

/** Sends forms, each again under its key until it is taken, as a browser does. */
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
      if (isTaken) say(`key:${key}`, 'sent')
      else await wait(pause)
      if (site === null) break
    }
  }
}

const work = async () => {
  const db = open()
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${smtpPort}`, from: 'Forecourt <no-reply@forecourt.example>' })
  const addresses = { originTemplate: 'http://{host}', consoleUrl: 'http://console.localhost' }
  const delivering = { db, mailer, addresses, secret: 'trial', trusted: [crm], now, timeoutMs: 5_000, log: () => {} }
  for (;;) {
    const more = await deliverLeads(delivering).catch(() => null)
    if (more) say('worked')
    else await wait(pause)
  }
}

const receiveMail = async () => {
  const smtp = await startEmbeddedSmtp({ directory: mailDirectory, port: Number(smtpPort), keep: 1_000_000 }).catch(() => null)
  // The port of one that was just killed may still be taken: whoever started this starts it again.
  if (!smtp) process.exit(1)
  for (;;) {
    await wait(1_000)
    say('received')
  }
}

const parts: { readonly [name: string]: () => Promise<unknown> } = {
  site: () => Promise.all(Array.from({ length: shoppers }, shop)),
  worker: () => Promise.all([work(), work()]),
  mail: receiveMail,
}
await parts[part]?.()
