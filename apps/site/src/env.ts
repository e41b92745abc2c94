import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)

const shape = z.object({
  /** Database URLs of the two roles bound by row-level security; the owner's URL is for migrations only. */
  APP_DATABASE_URL: z.url(),
  PLATFORM_DATABASE_URL: z.url(),
  /** Address of Postgres itself for the platform's role, if the two above lead to a pooler; for notifications. */
  LISTEN_DATABASE_URL: z.url().optional(),
  /** Shared with the console; authorises change notifications. */
  INTERNAL_SECRET: z.string().min(16),
  SITE_PORT: port.default(3000),
  /** Listen address; all interfaces by default. */
  SITE_HOST: z.string().min(1).optional(),
  /** Public URL of a site, with the placeholder `{host}`. */
  SITE_ORIGIN_TEMPLATE: z.string().includes('{host}').default('http://{host}:3000'),
  MEDIA_DIR: z.string().min(1),
  MEDIA_CACHE_DIR: z.string().min(1),
  /** Spool of submitted forms while the database is unavailable; personal data, deleted once stored. */
  SPOOL_DIR: z.string().min(1),
  /** Folder of page copies for when rendering fails; none by default. */
  PAGE_COPIES_DIR: z.string().min(1).optional(),
  /** Folder of published sites for a start without the database; none by default. */
  SITE_COPIES_DIR: z.string().min(1).optional(),
  /** Finance quote service (API-10); simulated by default. */
  QUOTES_URL: z.url({ protocol: /^https?$/ }).optional(),
  QUOTES_KEY: z.string().min(1).optional(),
  QUOTES_TIMEOUT_MS: z.coerce.number().int().min(100).max(10_000).default(2500),
  /** Maximum delay of event counts before they are written. */
  MEASURE_PAUSE_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
  /** Image CDN for the media library (API-15); empty for the site's own host. */
  IMAGE_CDN: z
    .string()
    .regex(
      /^(?:https:\/\/[a-z\d.-]+(?::\d+)?)?$/,
      'Give an https origin such as https://cdn.example, without a path or a slash at its end.',
    )
    .default(''),
  /** Sites that may load third-party tags such as Google Analytics: all, none, or comma-separated slugs. */
  THIRD_PARTY_TAGS: z.string().default('all'),
  /** Socket of the page process; set by `npm run serve:site`. */
  PAGES_SOCKET: z.string().default(''),
  /** Size of the page cache in MB, compressed. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).default(96),
  /** Memory of sites and search indexes in MB, which are loaded by requests; half of the heap by default. */
  SITE_MEMORY_MB: z.coerce.number().int().min(16).optional(),
  /** Concurrent page renderings; one site uses at most half. */
  RENDER_PLACES: z.coerce.number().int().min(1).max(64).default(4),
  /** Maximum open connections; further ones are refused. */
  MAX_CONNECTIONS: z.coerce.number().int().min(10).default(4000),
  /** Whether Strict-Transport-Security includes subdomains, which may lack https. */
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  /** Caches in front of the sites, which are purged of changed pages: addresses of Varnish that accept purges, comma-separated. */
  EDGE_VARNISH_URLS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((url) => url.trim())
        .filter((url) => url !== ''),
    )
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** A service of Fastly, and a zone of Cloudflare, with tokens that may purge. */
  EDGE_FASTLY_SERVICE: z.string().min(1).optional(),
  EDGE_FASTLY_TOKEN: z.string().default(''),
  EDGE_CLOUDFLARE_ZONE: z.string().min(1).optional(),
  EDGE_CLOUDFLARE_TOKEN: z.string().default(''),
  /** Number of trusted proxies that append to X-Forwarded-For; 0 uses the connection's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Port of Vite in development. */
  ASSETS_PORT: port.optional(),
  /** Bearer token that reads /metrics; without one there are no metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** JSON for collectors of logs, text for people. */
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  /** Token with which Caddy may ask whether a certificate may be issued; without one none may. */
  TLS_PERMISSION_TOKEN: z.string().min(16).optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
})

export type Environment = z.infer<typeof shape>

let read: Environment | null = null

/** The environment, validated on first use, not during builds. */
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

/** Environment variables with payment keys: their names depend on the accounts, so the schema can't list them. */
export const paymentVariables = (): NodeJS.ProcessEnv => process.env
