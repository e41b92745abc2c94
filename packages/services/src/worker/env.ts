import { z } from 'zod'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

/** Sender in the embedded mailbox. */
const demoSender = 'Forecourt <no-reply@forecourt.example>'

const variables = z.object({
  /** Database URLs: the worker's own role, whose jobs have their own schema, and the app and platform roles. */
  WORKER_DATABASE_URL: z.url(),
  APP_DATABASE_URL: z.url(),
  PLATFORM_DATABASE_URL: z.url(),
  /** Address of Postgres itself for the platform's role, if the app and platform roles use a pooler. The worker's own is always direct. */
  LISTEN_DATABASE_URL: z.url().optional(),
  /** Port of the health endpoints (/livez, /readyz); none by default. */
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Bearer token that reads /metrics; without one there are no metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** JSON for collectors of logs, text for people. */
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  SMTP_URL: z.string().startsWith('smtp'),
  /** Set without a real mail server: the worker runs the mail sink on this port and stores into MAIL_DIR. */
  SMTP_PORT_EMBEDDED: z.coerce.number().int().min(1).max(65_535).optional(),
  MAIL_DIR: z.string().min(1).optional(),
  /** Folders of the apps, from which the worker removes unfinished files. */
  MEDIA_DIR: z.string().min(1),
  MEDIA_CACHE_DIR: z.string().min(1),
  UPLOADS_DIR: z.string().min(1),
  SPOOL_DIR: z.string().min(1),
  /** Upload folders of dealers' systems, one per feed. */
  FEEDS_DIR: z.string().min(1),
  /** Comma-separated hosts with ports that feeds and pictures may use although they are private or lack https. */
  FEED_TRUSTED_HOSTS: list.default([]),
  /** Comma-separated addresses of the site servers, which judge live pages at night. */
  SITE_INTERNAL_URLS: list.default([]),
  /** DNS servers for checks of dealers' domains, comma-separated; by default the system's. */
  DNS_SERVERS: list.default([]),
  /** A JSON file in place of DNS, for machines without a network. */
  DNS_RECORDS_FILE: z.string().min(1).optional(),
  /** CAA names of the authorities that issue dealers' certificates, comma-separated, the usual one first. */
  CERTIFICATE_AUTHORITIES: list.default(['letsencrypt.org']),
  /** Limit of the history of a dealer and year, for pages as they were shown (decision 119). */
  HISTORY_MB_PER_YEAR: z.coerce.number().int().min(1).max(100_000).default(100),
  /** Largest record of the Algolia plan, in bytes. */
  ALGOLIA_RECORD_BYTES: z.coerce.number().int().min(1_000).max(100_000).default(10_000),
  /** SMS gateway and its key; without one, text messages go to the embedded mailbox. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_KEY: z.string().default(''),
  /** Incoming mail: domain and port for shoppers' replies. */
  REPLY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .optional(),
  REPLY_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  REPLY_HOST: z.string().default('127.0.0.1'),
  /** Certificate and key for STARTTLS: both or neither. */
  REPLY_TLS_CERT: z.string().min(1).optional(),
  REPLY_TLS_KEY: z.string().min(1).optional(),
  /** OAuth client approved by Google for the Business Profile API, which fetches dealers' reviews: both or neither. */
  GOOGLE_REVIEWS_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_REVIEWS_CLIENT_SECRET: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default(demoSender),
  /** Public URL of a site, with the placeholder `{host}`. */
  SITE_ORIGIN_TEMPLATE: z.string().includes('{host}').default('http://{host}:3000'),
  /** Signs links in account mails; must match the console's. */
  AUTH_SECRET: z.string().min(16),
  /** Derives shoppers' sign-in codes and signs their links; must match the sites'. */
  INTERNAL_SECRET: z.string().min(16),
  CONSOLE_URL: z.url().default('http://localhost:3001'),
})
const envSchema = variables
  .refine(({ SMTP_URL, MAIL_FROM }) => MAIL_FROM !== demoSender || /^smtps?:\/\/(?:[^@/]*@)?(?:127\.0\.0\.1|localhost)\b/.test(SMTP_URL), {
    path: ['MAIL_FROM'],
    message: 'Set the sender of mail: SMTP_URL is the address of a real mail server.',
  })
  .refine(({ REPLY_TLS_CERT, REPLY_TLS_KEY }) => REPLY_TLS_CERT === undefined || REPLY_TLS_KEY !== undefined, {
    path: ['REPLY_TLS_KEY'],
    message: 'The certificate of REPLY_TLS_CERT needs its key.',
  })
  .refine(({ REPLY_TLS_CERT, REPLY_TLS_KEY }) => REPLY_TLS_KEY === undefined || REPLY_TLS_CERT !== undefined, {
    path: ['REPLY_TLS_CERT'],
    message: 'The key of REPLY_TLS_KEY needs its certificate.',
  })
  .refine((env) => (env.GOOGLE_REVIEWS_CLIENT_ID === undefined) === (env.GOOGLE_REVIEWS_CLIENT_SECRET === undefined), {
    path: ['GOOGLE_REVIEWS_CLIENT_ID'],
    message: 'GOOGLE_REVIEWS_CLIENT_ID and GOOGLE_REVIEWS_CLIENT_SECRET belong together.',
  })

/** Parses the worker's environment; throws one sentence for each error. */
export function parseEnv(environment: NodeJS.ProcessEnv): z.infer<typeof envSchema> {
  const parsed = envSchema.safeParse(environment)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The worker's environment is not complete:\n${faults.join('\n')}`)
}
