import { listenForCarChanges } from '@forecourt/data/changes/listenForCarChanges'
import { listenForChanges } from '@forecourt/data/changes/listenForChanges'
import { createDatabase } from '@forecourt/data/createDatabase'
import { type RoleUrls, roleUrls } from '@forecourt/data/migrate/roleUrls'
import { claimOutbox } from '@forecourt/data/outbox/claimOutbox'
import { markDelivered } from '@forecourt/data/outbox/markDelivered'
import { markFailed } from '@forecourt/data/outbox/markFailed'
import { forgetCarChanges } from '@forecourt/data/stock/forgetCarChanges'
import { promiseHostedChanges } from '@forecourt/data/stock/promiseHostedChanges'
import { Logger, run } from 'graphile-worker'
import { createMailer } from '../mail/createMailer'
import { type HostedIndexes, syncHostedIndex } from '../search-index/syncHostedIndex'
import { deliverOutbox, type Outbox } from './deliverOutbox'
import type { LeadMailAddresses } from './leadMailFacts'
import { watchSchedules } from './watchSchedules'
import { writeMail } from './writeMail'
import type { PersonMailAddresses } from './writePersonMail'

export interface WorkerOptions extends LeadMailAddresses, PersonMailAddresses {
  /** Its jobs live in a schema of their own, which it migrates itself. */
  readonly ownerUrl: string
  /** The addresses of the two lesser roles, where they can't be derived from the owner's. */
  readonly roles?: Pick<RoleUrls, 'app' | 'platform'>
  readonly smtpUrl: string
  readonly mailFrom: string
  /** Who may write to hosted search indexes. */
  readonly hostedIndexes: HostedIndexes
  log(line: string): void
}

/** How long a message is ours before another worker may take it. Seconds; longer than any mail server takes to answer. */
const leaseSeconds = 120

/**
 * Works off what was promised: delivers the outbox when something was put into it, when a failed message is due again, and
 * once a minute in case word of either was lost. Hosted search indexes are told of cars that change the same way, and what was
 * scheduled is published when it is due. Any number of workers may run; a message belongs to one of them at a time.
 */
export async function startWorker({
  ownerUrl,
  roles,
  smtpUrl,
  mailFrom,
  hostedIndexes,
  log,
  ...addresses
}: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const db = createDatabase({ ...(roles ?? roleUrls(ownerUrl)), poolSize: 3 })
  const mailer = createMailer({ smtpUrl, from: mailFrom })
  const instant = () => new Date().toISOString()
  const outbox: Outbox = {
    claim: (limit) => claimOutbox(db, { now: instant(), limit, leaseSeconds }),
    delivered: async ({ id }) => {
      await markDelivered(db, id, instant())
    },
    failed: ({ id }, failure) => markFailed(db, id, { now: instant(), ...failure }),
  }

  const runner = await run({
    connectionString: ownerUrl,
    concurrency: 1,
    maxPoolSize: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log(message)
    }),
    crontab: `
      * * * * * deliverOutbox ?jobKey=sweep
      * * * * * promiseHostedChanges ?jobKey=promise
      17 * * * * forgetCarChanges ?jobKey=forget`,
    taskList: {
      async deliverOutbox(_payload, { addJob }) {
        const count = await deliverOutbox({
          outbox,
          mailer,
          log,
          write: (message) => writeMail(db, message, addresses),
          syncIndex: (message) => syncHostedIndex(db, message, hostedIndexes),
        })
        if (count.retryInSeconds !== null)
          await addJob('deliverOutbox', {}, { runAt: new Date(Date.now() + count.retryInSeconds * 1000 + 500) })
      },
      // What it promises is told like any other message of the outbox.
      async promiseHostedChanges(payload) {
        const { organisationId = null } = payload as { organisationId?: string }
        await promiseHostedChanges(db, organisationId)
      },
      async forgetCarChanges() {
        await forgetCarChanges(db)
      },
    },
  })

  // One job waits at most: the key keeps a hundred leads from queueing a hundred deliveries of the same outbox.
  const deliverSoon = () => {
    runner
      .addJob('deliverOutbox', {}, { jobKey: 'deliver' })
      .catch((error: Error) => log(`The delivery of the outbox could not be queued: ${error.message}`))
  }
  const listening = await listenForChanges(
    ownerUrl,
    (change) => {
      if (change.kind === 'outbox') deliverSoon()
    },
    { onReconnect: deliverSoon, onError: (error) => log(error.message) },
  )
  /** A key for each organisation: changes that follow each other are promised together. */
  const promiseSoon = (organisationId?: string) => {
    runner
      .addJob('promiseHostedChanges', { organisationId }, { jobKey: `promise ${organisationId ?? 'all'}` })
      .catch((error: Error) => log(`What search indexes must be told could not be queued: ${error.message}`))
  }
  const listeningForCars = await listenForCarChanges(ownerUrl, promiseSoon, {
    onReconnect: () => promiseSoon(),
    onError: (error) => log(error.message),
  })
  promiseSoon()
  deliverSoon()
  const schedules = watchSchedules(db, log)

  return {
    async stop() {
      await schedules.stop()
      await listening.stop()
      await listeningForCars.stop()
      await runner.stop()
      mailer.close()
      await db.close()
    },
  }
}
