import { z } from 'zod'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
const demoLogins = z
  .string()
  .transform((text, context): unknown => {
    try {
      return text === '' ? [] : JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'That is not JSON.' })
      return z.NEVER
    }
  })
  .pipe(z.array(z.object({ name: z.string(), role: z.string(), email: z.string(), password: z.string() })))

const variables = z.object({
  /** The database under the two roles that row-level security restricts; the owner's URL is only for migrations. */
  APP_DATABASE_URL: z.url(),
  PLATFORM_DATABASE_URL: z.url(),
  /** The address of Postgres itself for the platform's role, if the two above lead to a pooler; for notifications. */
  LISTEN_DATABASE_URL: z.url().optional(),
  /** Signs session cookies. */
  AUTH_SECRET: z.string().min(16),
  CONSOLE_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  /** The address to listen on; by default all interfaces. */
  CONSOLE_HOST: z.string().min(1).optional(),
  /** Maximum open connections; further ones are refused. */
  MAX_CONNECTIONS: z.coerce.number().int().min(10).default(2000),
  /** Whether Strict-Transport-Security includes subdomains. */
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  /** The console's public URL, such as http://localhost:3001. */
  CONSOLE_URL: z.url().default('http://localhost:3001'),
  /** Internal URLs of the site servers to notify of a publish, comma-separated. */
  SITE_INTERNAL_URLS: list.default([]),
  /** Shared secret with the site servers. */
  INTERNAL_SECRET: z.string().min(8),
  /** The domain that receives mail; without one, marketplaces can't mail leads. */
  REPLY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .optional(),
  /** The public URL of a site, with {host} for its host name. */
  SITE_ORIGIN_TEMPLATE: z.string().includes('{host}').default('http://{host}:3000'),
  /** The suffix of a new site's first host: a site called kauri gets kauri.{suffix}. */
  SITE_HOST_SUFFIX: z.string().min(1).default('localhost'),
  /** Own domains that an organisation may have: each gets a certificate. */
  MOST_DOMAINS: z.coerce.number().int().min(1).default(50),
  /** DNS servers for domain verification, comma-separated; by default the system's. */
  DNS_SERVERS: list.default([]),
  /** A JSON file in place of DNS, for machines without a network. */
  DNS_RECORDS_FILE: z.string().min(1).optional(),
  /** CAA names of the authorities that issue dealers' certificates, comma-separated, the usual one first. */
  CERTIFICATE_AUTHORITIES: list.default(['letsencrypt.org']),
  /** A geocoding service with the API of Nominatim or Google; without one, postcodes give an approximate position. */
  GEOCODER_URL: z.url().optional(),
  MAIL_DIR: z.string().min(1),
  /** Set without a real mail server: the worker keeps all mail in MAIL_DIR. */
  SMTP_PORT_EMBEDDED: z.coerce.number().optional(),
  MEDIA_DIR: z.string().min(1),
  MEDIA_CACHE_DIR: z.string().min(1),
  /** The directory where uploaded parts are assembled; shared by all processes of the console. */
  UPLOADS_DIR: z.string().min(1),
  /** Logins listed on the sign-in page, as JSON; never set it for a real installation. */
  DEMO_LOGINS: demoLogins.default([]),
  /** The number of proxies in front of the console; the client's address is read that far from the end of X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** The label of the button, such as 'Sign in with Microsoft'. */
  OIDC_LABEL: z.string().default('Sign in with your company account'),
  /** OAuth client approved by Google for the Business Profile API, as in the worker's environment; without it dealers paste a token. */
  GOOGLE_REVIEWS_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_REVIEWS_CLIENT_SECRET: z.string().min(1).optional(),
  /** Who helps users of the console; without a phone number and an e-mail address the help names no contact. */
  SUPPORT_NAME: z.string().min(1).default('Forecourt support'),
  SUPPORT_PHONE: z.string().min(1).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  /** Bearer token that reads /metrics; without one there are no metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** JSON for collectors of logs, text for people. */
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
})

const isLocal = (url: string) => /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(new URL(url).hostname)

const schema = variables.refine(({ CONSOLE_URL, SITE_HOST_SUFFIX }) => isLocal(CONSOLE_URL) || SITE_HOST_SUFFIX !== 'localhost', {
  path: ['SITE_HOST_SUFFIX'],
  message: 'Set the domain of new sites, such as sites.example.com: this console is public.',
})

export type Env = z.infer<typeof schema>
export type DemoLogin = Env['DEMO_LOGINS'][number]

let parsed: Env | undefined

/** The console's settings from the environment. Parsed on first use, so that a build needs none. */
export const env = (): Env => {
  if (parsed) return parsed
  const result = schema.safeParse(process.env)
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The console can't start; its environment is incomplete:\n${problems.join('\n')}`)
  }
  parsed = result.data
  // next-auth reads its URL only from this variable.
  process.env.NEXTAUTH_URL = parsed.CONSOLE_URL
  return parsed
}

/** Environment variables with keys of payment accounts: their names are chosen per account, so no schema can list them. */
export const paymentVariables = (): NodeJS.ProcessEnv => process.env
