import { listenForCarChanges, listenForChanges } from '@forecourt/data/changes/listenForChanges'
import { createDatabase } from '@forecourt/data/createDatabase'
import { isWritable } from '@forecourt/data/isWritable'
import { createJobPool } from '@forecourt/data/jobs/createJobPool'
import { eraseForgotten } from '@forecourt/data/leads/person/eraseForgotten'
import { forgetOnboardings, markLogoRemoved, unusedLogos } from '@forecourt/data/onboarding/unusedLogos'
import { claimOutbox } from '@forecourt/data/outbox/claimOutbox'
import { giveBackOutbox } from '@forecourt/data/outbox/giveBackOutbox'
import { isOutboxDue } from '@forecourt/data/outbox/isOutboxDue'
import { markDelivered } from '@forecourt/data/outbox/markDelivered'
import { markFailed } from '@forecourt/data/outbox/markFailed'
import { renewOutbox } from '@forecourt/data/outbox/renewOutbox'
import { reconcilePayments } from '@forecourt/data/reservations/duePayments'
import { purgeSites } from '@forecourt/data/sites/deleteSite'
import { forgetCarChanges } from '@forecourt/data/stock/changedCars'
import { enqueueHostedIndexUpdates } from '@forecourt/data/stock/search/enqueueHostedIndexUpdates'
import { forgetFeedFiles } from '@forecourt/data/stock-feeds/feedFiles'
import { forgetUploads, uploadExpiryMs } from '@forecourt/data/uploads/uploads'
import { droppedPhotos, forgetDroppedPhotos } from '@forecourt/data/valuations/droppedPhotos'
import { Logger, run } from 'graphile-worker'
import { type ReplyReceiving, startReplyReceiver } from '../inbox/startReplyReceiver'
import { isOurAddress, takeAnswer } from '../inbox/takeAnswer'
import { createMailer } from '../mail/createMailer'
import { forgetErasedMail, type MailFolder } from '../mail/mailFolder'
import { forgetMedia } from '../media/mediaPath'
import { createProviders } from '../payments/createProviders'
import { pushKeys } from '../push/pushKeys'
import type { ReviewSources } from '../review-sources/sampleReviews'
import { gatewaySms, mailboxSms, type SmsGateway } from '../sms/gatewaySms'
import type { FeedFetcher } from '../stock-feeds/FeedFetcher'
import type { FileStore } from '../storage/fileStorage'
import { removeUnfinished } from '../storage/writeFileWhole'
import type { UploadFolder } from '../uploads/uploadFolder'
import { type Delivery, deliverOutbox, type Outbox } from './deliverOutbox'
import { layFirstTable } from './layFirstTable'
import { writeMail, writeSms } from './messages/findMessageWriter'
import type { MessageAddresses } from './messages/MessageWriter'
import { pushToDevices } from './pushToDevices'
import { superviseRunner } from './superviseRunner'
import { type HostedIndexes, syncHostedIndex } from './syncHostedIndex'
import { watchBookings } from './watchBookings'
import { watchCarNews } from './watchCarNews'
import { watchDestinations } from './watchDestinations'
import { watchFeeds } from './watchFeeds'
import { watchInbox } from './watchInbox'
import { watchMailboxes } from './watchMailboxes'
import { watchMarkets } from './watchMarkets'
import { watchPayments } from './watchPayments'
import { watchReviewSources } from './watchReviewSources'
import { watchSchedules } from './watchSchedules'
import { withheldReason } from './withheldReason'

export interface WorkerOptions extends MessageAddresses {
  /** Server for shoppers' replies; none by default. */
  readonly receiving?: Pick<ReplyReceiving, 'port' | 'host' | 'certificate'> | null
  /** Database URLs: the worker's own role, whose jobs have their own schema, and the app and platform roles. */
  readonly urls: { readonly worker: string; readonly app: string; readonly platform: string }
  readonly smtpUrl: string
  /** SMS gateway; without one, text messages go to the embedded mailbox. */
  readonly smsGateway?: SmsGateway | null
  readonly mailFrom: string
  /** Admin keys of hosted search indexes. */
  readonly hostedIndexes: HostedIndexes
  readonly files: FileStore
  /** Folder of cached picture renditions. */
  readonly mediaCache: string
  /** Folder of chunked uploads. */
  readonly uploads: UploadFolder
  /** Folders in which killed processes may leave unfinished files. */
  readonly directories: readonly string[]
  /** Embedded mailbox; none if mail goes to a server. */
  readonly mailbox?: MailFolder | null
  /** Fetches feed files. */
  readonly fetchFeed: FeedFetcher
  /** Review sources. */
  readonly reviews: ReviewSources
  /** Private hosts that feeds and pictures may use. */
  readonly trustedHosts: readonly string[]
  /** Environment variables with the keys of payment accounts. */
  readonly paymentVariables?: NodeJS.ProcessEnv
  log(line: string): void
}

export interface StartedWorker {
  /** Whether jobs run; false while the database is unavailable. */
  readonly isRunning: boolean
  /** Whether the worker can process jobs now. */
  isReady(): Promise<boolean>
  /** Restarts the job runner after an unhandled rejection. */
  restart(): void
  /** Graceful stop: finishes the current message and releases the others. */
  stop(): Promise<void>
}

/** Lease of a message in seconds; short, as it is renewed during sending. */
const leaseSeconds = 20
/** Poll interval in milliseconds for messages without a notification, of a crashed worker or a lost one. */
const pollEvery = 5_000

/**
 * Runs all background work: outbox on notification, on retry and by polling; hosted search indexes; scheduled publications; reservations
 * and payments; feeds with their pictures; marketplace files; lead destinations. Any number of workers may run; each message is leased to
 * one. Waits while the database is unavailable.
 */
export async function startWorker({
  urls,
  smtpUrl,
  smsGateway = null,
  mailFrom,
  hostedIndexes,
  files,
  mediaCache,
  uploads,
  mailbox = null,
  directories,
  fetchFeed,
  reviews,
  trustedHosts,
  paymentVariables = {},
  receiving = null,
  log,
  ...addresses
}: WorkerOptions): Promise<StartedWorker> {
  const db = createDatabase({ ...urls, poolSize: 3 })
  const mailer = createMailer({ smtpUrl, from: mailFrom })
  const sms = smsGateway ? gatewaySms(smsGateway) : mailboxSms(mailer)
  const stopping = new AbortController()
  const instant = () => new Date().toISOString()
  const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => id)
  const outbox: Outbox = {
    claim: (limit) => claimOutbox(db, { now: instant(), limit, leaseSeconds }),
    renew: (messages) => renewOutbox(db, idsOf(messages), { now: instant(), leaseSeconds }),
    giveBack: (messages) => giveBackOutbox(db, idsOf(messages)),
    delivered: async ({ id }, note) => {
      await markDelivered(db, id, instant(), note)
    },
    failed: ({ id }, failure) => markFailed(db, id, { now: instant(), ...failure }),
  }

  const sender = { keys: pushKeys(addresses.linkSecret), subject: addresses.consoleUrl, trusted: trustedHosts }
  const pushing = new Set<Promise<unknown>>()
  const push: Delivery['push'] = (message) => {
    const pushed = pushToDevices(db, message, { sender, now: instant, log })
      .catch((error: unknown) => log(`Devices could not be notified: ${error instanceof Error ? error.message : error}`))
      .finally(() => pushing.delete(pushed))
    pushing.add(pushed)
  }

  const start = async () => {
    await layFirstTable(urls.worker)
    const pgPool = createJobPool(urls.worker, 4)
    const close = () => pgPool.end()
    const started = run({
      pgPool,
      concurrency: 1,
      pollInterval: 2000,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log(message)
      }),
      crontab: `
      * * * * * deliverOutbox ?jobKey=sweep
      * * * * * enqueueHostedIndexUpdates ?jobKey=promise
      17 * * * * forgetCarChanges ?jobKey=forget
      23 * * * * purgeSites ?jobKey=purge
      29 3 * * * forgetFeedFiles ?jobKey=feedFiles
      27 * * * * forgetErasedMail ?jobKey=erasedMail
      31 * * * * forgetUploads ?jobKey=uploads
      33 * * * * forgetValuationPhotos ?jobKey=valuationPhotos
      37 3 * * * reconcilePayments ?jobKey=payments
      41 3 * * * forgetOnboardings ?jobKey=onboardings
      43 3 * * * eraseForgotten ?jobKey=people
      47 3 * * * removeUnfinished ?jobKey=unfinished`,
      taskList: {
        async deliverOutbox(_payload, { addJob }) {
          const count = await deliverOutbox({
            outbox,
            mailer,
            log,
            signal: stopping.signal,
            write: (message) => writeMail(db, message, addresses),
            withheld: (message) => withheldReason(db, message, instant()),
            push,
            sendSms: async (message) => sms.send(await writeSms(db, message, addresses)),
            syncIndex: (message) => syncHostedIndex(db, message, hostedIndexes),
          })
          if (count.retryInSeconds !== null)
            await addJob('deliverOutbox', {}, { runAt: new Date(Date.now() + count.retryInSeconds * 1000 + 500) })
        },
        // Enqueued updates are delivered like other outbox messages.
        async enqueueHostedIndexUpdates(payload) {
          const { organisationId = null } = payload as { organisationId?: string }
          await enqueueHostedIndexUpdates(db, organisationId)
        },
        async forgetCarChanges() {
          await forgetCarChanges(db)
        },
        async forgetFeedFiles() {
          await forgetFeedFiles(db, instant())
        },
        async reconcilePayments() {
          await reconcilePayments(db, instant())
        },
        async eraseForgotten() {
          const count = await eraseForgotten(db, instant())
          if (count > 0)
            log(
              `Erased ${count} ${count === 1 ? 'person' : 'people'} with whom nobody had a word for longer than their dealer keeps people`,
            )
        },
        async forgetValuationPhotos() {
          const keys = await droppedPhotos(db, instant())
          for (const key of keys) {
            await files.remove(key)
            await forgetMedia(key, mediaCache)
          }
          await forgetDroppedPhotos(db, keys)
        },
        async forgetErasedMail() {
          const count = mailbox ? await forgetErasedMail(db, mailbox) : 0
          if (count > 0) log(`Removed ${count} messages of the embedded mailbox that named erased people`)
        },
        async forgetUploads() {
          await forgetUploads(db, instant())
          await uploads.removeOlder(Date.now() - uploadExpiryMs)
        },
        async purgeSites() {
          for (const name of await purgeSites(db, instant())) log(`Deleted ${name} for good: its two weeks were over`)
        },
        async forgetOnboardings() {
          for (const name of await forgetOnboardings(db, instant()))
            log(`Removed the answers about ${name || 'a new dealer'}, who was given up`)
          for (const logo of await unusedLogos(db, instant())) {
            await files.remove(logo.key)
            await markLogoRemoved(db, logo)
          }
        },
        async removeUnfinished() {
          const count = await removeUnfinished(directories, Date.now())
          if (count > 0) log(`Removed ${count} files that were left half written`)
        },
      },
    })
    started.then(({ promise }) => promise.then(close, close), close)
    return started
  }

  const runner = superviseRunner({
    start,
    log,
    onRunning() {
      promiseSoon()
      deliverSoon()
    },
  })
  const queue = (...job: Parameters<typeof runner.addJob>) => {
    // A job that can't be queued now is queued when the runner is back.
    if (runner.isRunning) runner.addJob(...job).catch((error: Error) => log(`${job[0]} could not be queued: ${error.message}`))
  }
  // Debounced by job key: a hundred leads enqueue one delivery.
  const deliverSoon = () => queue('deliverOutbox', {}, { jobKey: 'deliver' })
  /** One key per organisation, so that consecutive changes are batched. */
  const promiseSoon = (organisationId?: string) =>
    queue('enqueueHostedIndexUpdates', { organisationId }, { jobKey: `promise ${organisationId ?? 'all'}` })

  const onError = (error: Error) => log(error.message)
  const { originTemplate, linkSecret } = addresses
  const markets = watchMarkets(db, { secret: linkSecret, originTemplate, trusted: trustedHosts, log })
  const listening = await listenForChanges(
    urls.platform,
    (change) => {
      if (change.kind === 'outbox') deliverSoon()
    },
    { waits: true, onReconnect: deliverSoon, onError },
  )
  const carsChanged = (organisationId?: string) => {
    promiseSoon(organisationId)
    markets.soon(organisationId ?? null)
  }
  const listeningForCars = await listenForCarChanges(urls.platform, carsChanged, { waits: true, onReconnect: () => carsChanged(), onError })
  const looking = setInterval(() => {
    isOutboxDue(db, instant()).then(
      (isDue) => {
        if (isDue) deliverSoon()
      },
      // The runner logs database outages.
      () => {},
    )
  }, pollEvery)
  const schedules = watchSchedules(db, log)
  const reviewSources = watchReviewSources(db, { sources: reviews, log })
  const carNews = watchCarNews(db, log)
  const bookings = watchBookings(db, log)
  const inbox = watchInbox(db, log)
  const destinations = watchDestinations({
    ...{ db, mailer, addresses, trusted: trustedHosts, now: instant, log },
    secret: linkSecret,
  })
  const secret = addresses.shopperSecret
  const providers = createProviders({ db, secret, variables: paymentVariables, now: instant })
  const payments = watchPayments(db, { providers, originTemplate, secret, now: instant, log })
  const { replies = null } = addresses
  const mailboxes = watchMailboxes(db, { secret: linkSecret, replies, trusted: trustedHosts, now: instant, log })
  const receiver =
    replies && receiving
      ? await startReplyReceiver({
          ...receiving,
          log,
          accepts: (address) => isOurAddress(replies, address),
          take: (mail) => takeAnswer(db, replies, { ...mail, now: instant() }),
        })
      : null
  const feeds = watchFeeds(db, { fetch: fetchFeed, files, trusted: trustedHosts, log })

  return {
    get isRunning() {
      return runner.isRunning
    },
    // The runner is slow to detect a lost database.
    isReady: async () => runner.isRunning && (await isWritable(db)),
    restart: runner.restart,
    async stop() {
      stopping.abort()
      clearInterval(looking)
      await schedules.stop()
      await carNews.stop()
      await bookings.stop()
      await inbox.stop()
      await destinations.stop()
      await payments.stop()
      await feeds.stop()
      await receiver?.stop()
      await mailboxes.stop()
      await reviewSources.stop()
      await markets.stop()
      await listening.stop()
      await listeningForCars.stop()
      await runner.stop()
      await Promise.all(pushing)
      mailer.close()
      await db.close()
    },
  }
}
