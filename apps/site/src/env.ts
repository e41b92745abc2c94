import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)

const shape = z.object({
  /** The database as the two roles that row-level security binds; its owner's address is for migrations alone. */
  APP_DATABASE_URL: z.url(),
  PLATFORM_DATABASE_URL: z.url(),
  /** Known to the console as well: whoever has it may say that something changed. */
  INTERNAL_SECRET: z.string().min(16),
  SITE_PORT: port.default(3000),
  /** The address listened on; all of this machine's unless given. */
  SITE_HOST: z.string().min(1).optional(),
  /** `{host}` is filled in: the public address of a site. */
  SITE_ORIGIN_TEMPLATE: z.string().includes('{host}').default('http://{host}:3000'),
  MEDIA_DIR: z.string().min(1),
  MEDIA_CACHE_DIR: z.string().min(1),
  /** Where what shoppers send waits while the database is away; personal, and removed once it is stored. */
  SPOOL_DIR: z.string().min(1),
  /** Where the last good copies of pages are kept for when a page can't be made; nowhere unless given. */
  PAGE_COPIES_DIR: z.string().min(1).optional(),
  /** Where what is published is copied to for a start without the database; nowhere unless given. */
  SITE_COPIES_DIR: z.string().min(1).optional(),
  /** A service that quotes finance for a car (API-10); without one, quotes are simulated. */
  QUOTES_URL: z.url({ protocol: /^https?$/ }).optional(),
  QUOTES_KEY: z.string().min(1).optional(),
  QUOTES_TIMEOUT_MS: z.coerce.number().int().min(100).max(10_000).default(2500),
  /** How long counts of what happens on sites may wait in memory before they are written down. */
  MEASURE_PAUSE_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
  /** An image CDN that pages take the pictures of the media library from (API-15); the site's own host where empty. */
  IMAGE_CDN: z
    .string()
    .regex(
      /^(?:https:\/\/[a-z\d.-]+(?::\d+)?)?$/,
      'Give an https origin such as https://cdn.example, without a path or a slash at its end.',
    )
    .default(''),
  /** Which sites may load services of others, such as Google Analytics: all, none, or those with these slugs, parted by commas. */
  THIRD_PARTY_TAGS: z.string().default('all'),
  /** Where the process that makes pages listens for the server in front of it; `npm run serve:site` chooses it. */
  PAGES_SOCKET: z.string().default(''),
  /** Megabytes of finished pages kept in memory, compressed. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).default(96),
  /** How many pages are made at once; one site has at most half of the places. */
  RENDER_PLACES: z.coerce.number().int().min(1).max(64).default(4),
  /** Connections the server keeps open at once; further ones are turned away. */
  MAX_CONNECTIONS: z.coerce.number().int().min(10).default(4000),
  /** Whether Strict-Transport-Security speaks for the names under a site's host as well, which may know no https. */
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  /** How many proxies in front of us add to X-Forwarded-For; 0 believes the connection alone. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Where Vite serves the scripts and styles of documents while the site is developed. */
  ASSETS_PORT: port.optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
})

export type Environment = z.infer<typeof shape>

let read: Environment | null = null

/** The environment, checked when first needed and not while building. */
export function env(): Environment {
  if (read) return read
  const parsed = shape.safeParse(process.env)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`The site's environment is not complete:\n${faults.join('\n')}`)
  }
  read = parsed.data
  return read
}

/** Where payment accounts' keys are: their names are chosen with the accounts, so that no schema can list them. */
export const paymentVariables = (): NodeJS.ProcessEnv => process.env
