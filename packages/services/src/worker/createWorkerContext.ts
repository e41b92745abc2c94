import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import type { CertificateProbe } from '../certificates/tlsProbe'
import type { DomainProbe } from '../domains/probeDomain'
import type { ReplyReceiverOptions } from '../inbox/startReplyReceiver'
import type { Log } from '../logging/Log'
import { createMailer, type Mailer } from '../mail/createMailer'
import type { MailFolder } from '../mail/mailFolder'
import { createPaymentProviders } from '../payments/createPaymentProviders'
import type { PaymentProviders } from '../payments/PaymentProvider'
import type { ReviewSources } from '../review-sources/ReviewSources'
import type { SiteServers } from '../site-servers/postToSiteServer'
import { gatewaySms, mailboxSms, type SmsGateway, type SmsSender } from '../sms/gatewaySms'
import type { FeedFetcher } from '../stock-feeds/FeedFetcher'
import type { FeedReader } from '../stock-feeds/FeedReader'
import type { FileStore } from '../storage/fileStorage'
import type { UploadFolder } from '../uploads/uploadFolder'
import type { MessageAddresses } from './messages/MessageWriter'
import type { HostedIndexes } from './syncHostedIndex'

/** Files of feeds that are imported at a time, of different dealers: each is held in memory, and needs a connection. */
export const maxConcurrentImports = 3

export interface WorkerOptions extends MessageAddresses {
  /** Server for shoppers' replies; none by default. */
  readonly receiving?: Pick<ReplyReceiverOptions, 'port' | 'host' | 'certificate'> | null
  /** Database URLs: the worker's own role, whose jobs have their own schema, the app and platform roles, and the address for notifications if `platform` is a pooler's. */
  readonly urls: { readonly worker: string; readonly app: string; readonly platform: string; readonly listen?: string }
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
  /** Reads fetched files, each within limits. */
  readonly openFeedReader: () => FeedReader
  /** Reads certificates of dealers' own domains. */
  readonly certificates: CertificateProbe
  /** Looks up dealers' own domains. */
  readonly domains: DomainProbe
  /** CAA names of the authorities that issue their certificates. */
  readonly certificateAuthorities: readonly string[]
  /** Review sources. */
  readonly reviews: ReviewSources
  /** Private hosts that feeds and pictures may use. */
  readonly trustedHosts: readonly string[]
  /** Limit of the history of a dealer and year; a default of 100 MB. */
  readonly historyBytesPerYear?: number
  /** Site servers that judge live pages. */
  readonly siteServers: SiteServers
  /** Environment variables with the keys of payment accounts. */
  readonly paymentVariables?: NodeJS.Dict<string>
  readonly log: Log
}

/** Context of all tasks: the worker's settings and the shared connections. */
export interface WorkerContext extends WorkerOptions {
  readonly db: Database
  readonly mailer: Mailer
  readonly sms: SmsSender
  readonly providers: PaymentProviders
  /** Push notifications in flight: jobs don't wait for them. */
  readonly pushing: Set<Promise<unknown>>
  /** Aborted when the worker stops: no further work starts. */
  readonly signal: AbortSignal
  /** Current time, ISO in UTC. */
  now(): string
}

/** Opens the connections of the tasks. `close` waits for push notifications in flight. */
export const createWorkerContext = (
  options: WorkerOptions,
  signal: AbortSignal,
): { readonly context: WorkerContext; close(): Promise<void> } => {
  const { urls, smtpUrl, mailFrom, smsGateway = null, shopperSecret, paymentVariables = {} } = options
  const db = createDatabase({ ...urls, poolSize: 3 + maxConcurrentImports })
  const mailer = createMailer({ smtpUrl, from: mailFrom })
  const now = () => new Date().toISOString()
  const pushing = new Set<Promise<unknown>>()
  const context = {
    ...{ ...options, db, mailer, pushing, signal, now },
    sms: smsGateway ? gatewaySms(smsGateway) : mailboxSms(mailer),
    providers: createPaymentProviders({ db, secret: shopperSecret, variables: paymentVariables, now }),
  }
  const close = async () => {
    await Promise.all(pushing)
    mailer.close()
    await db.close()
  }
  return { context, close }
}
