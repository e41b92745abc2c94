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

const schema = z.object({
  /** The database as the two roles that row-level security binds; its owner's address is for migrations alone. */
  APP_DATABASE_URL: z.url(),
  PLATFORM_DATABASE_URL: z.url(),
  /** Signs session cookies. */
  AUTH_SECRET: z.string().min(16),
  CONSOLE_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  /** The address listened on; all of this machine's unless given. */
  CONSOLE_HOST: z.string().min(1).optional(),
  /** Connections the server keeps open at once; further ones are turned away. */
  MAX_CONNECTIONS: z.coerce.number().int().min(10).default(2000),
  /** Whether Strict-Transport-Security speaks for the names under the console's own as well. */
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  /** Where people reach the console, such as http://localhost:3001. */
  CONSOLE_URL: z.url().default('http://localhost:3001'),
  /** Addresses of the site servers that are told of a publish, parted by commas. */
  SITE_INTERNAL_URLS: list.default([]),
  /** Shared with the site servers. */
  INTERNAL_SECRET: z.string().min(8),
  /** The domain whose mail is received; without, market places can't mail their leads. */
  REPLY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .optional(),
  /** The public address of a site, with {host} for its host name. */
  SITE_ORIGIN_TEMPLATE: z.string().includes('{host}').default('http://{host}:3000'),
  /** What a new site's first address ends in: a site called kauri answers at kauri.{suffix}. */
  SITE_HOST_SUFFIX: z.string().min(1).default('localhost'),
  /** Name servers asked for proofs of domains, instead of this machine's own; parted by commas. */
  DNS_SERVERS: list.default([]),
  /** A JSON file that stands for DNS where there is no network. */
  DNS_RECORDS_FILE: z.string().min(1).optional(),
  /** A geocoding service that answers as Nominatim or Google do; without one the table of postcodes says about where a place is. */
  GEOCODER_URL: z.url().optional(),
  MAIL_DIR: z.string().min(1),
  MEDIA_DIR: z.string().min(1),
  MEDIA_CACHE_DIR: z.string().min(1),
  /** Where files are put together that are sent in parts; shared by all processes of the console. */
  UPLOADS_DIR: z.string().min(1),
  /** Logins listed on the sign-in page, as JSON; never set it for a real installation. */
  DEMO_LOGINS: demoLogins.default([]),
  /** How many proxies stand in front of the console; the caller's address is read that far from the end. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button says, such as 'Sign in with Microsoft'. */
  OIDC_LABEL: z.string().default('Sign in with your company account'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
})

export type Env = z.infer<typeof schema>
export type DemoLogin = Env['DEMO_LOGINS'][number]

let parsed: Env | undefined

/** The console's settings from the environment: read when first needed, so that a build needs none. */
export const env = (): Env => {
  if (parsed) return parsed
  const result = schema.safeParse(process.env)
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The console can't start; its environment is incomplete:\n${problems.join('\n')}`)
  }
  parsed = result.data
  // next-auth reads its own address from here and from nowhere else.
  process.env.NEXTAUTH_URL = parsed.CONSOLE_URL
  return parsed
}

/** Where payment accounts' keys are: their names are chosen with the accounts, so that no schema can list them. */
export const paymentVariables = (): NodeJS.ProcessEnv => process.env
