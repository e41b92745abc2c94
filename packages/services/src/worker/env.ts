import { z } from 'zod'

const variables = z.object({
  /** The database as the worker's own role, whose jobs live in a schema of their own; and as the two that everybody reads and writes as. */
  WORKER_DATABASE_URL: z.url(),
  APP_DATABASE_URL: z.url(),
  PLATFORM_DATABASE_URL: z.url(),
  /** Where it says that it is well (/livez, /readyz); nowhere unless given. */
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SMTP_URL: z.string().startsWith('smtp'),
  /** Set when no real mail server is: then the worker runs the mail sink, on this port and into MAIL_DIR. */
  SMTP_PORT_EMBEDDED: z.coerce.number().int().min(1).max(65_535).optional(),
  MAIL_DIR: z.string().min(1).optional(),
  /** Where the apps write files, which it clears of what is left half written. */
  MEDIA_DIR: z.string().min(1),
  MEDIA_CACHE_DIR: z.string().min(1),
  UPLOADS_DIR: z.string().min(1),
  SPOOL_DIR: z.string().min(1),
  /** Where dealers' systems leave files: a folder each. */
  FEEDS_DIR: z.string().min(1),
  /** Hosts with their ports that feeds and their pictures may come from though they are private or know no https; parted by commas. */
  FEED_TRUSTED_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((host) => host.trim())
        .filter((host) => host !== ''),
    ),
  /** Who takes text messages, and by which key; without, they lie in the mailbox beside the mail. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_KEY: z.string().default(''),
  /** Where answers of shoppers are received: the domain whose mail is delivered here, and the port it comes to. */
  REPLY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .optional(),
  REPLY_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  REPLY_HOST: z.string().default('127.0.0.1'),
  /** The certificate and its key with which answers are taken encrypted (STARTTLS): both, or neither. */
  REPLY_TLS_CERT: z.string().min(1).optional(),
  REPLY_TLS_KEY: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default('Forecourt <no-reply@forecourt.example>'),
  /** `{host}` is filled in: the public address of a site. */
  SITE_ORIGIN_TEMPLATE: z.string().includes('{host}').default('http://{host}:3000'),
  /** Signs the links in mails to people of the console, which reads them with the same one. */
  AUTH_SECRET: z.string().min(16),
  /** What the codes of shoppers are worked out of and the links of their mails are signed with; the sites read them with the same one. */
  INTERNAL_SECRET: z.string().min(16),
  CONSOLE_URL: z.url().default('http://localhost:3001'),
})
const shape = variables
  .refine(({ REPLY_TLS_CERT, REPLY_TLS_KEY }) => REPLY_TLS_CERT === undefined || REPLY_TLS_KEY !== undefined, {
    path: ['REPLY_TLS_KEY'],
    message: 'The certificate of REPLY_TLS_CERT needs its key.',
  })
  .refine(({ REPLY_TLS_CERT, REPLY_TLS_KEY }) => REPLY_TLS_KEY === undefined || REPLY_TLS_CERT !== undefined, {
    path: ['REPLY_TLS_CERT'],
    message: 'The key of REPLY_TLS_KEY needs its certificate.',
  })

/** The worker's environment, or one sentence for each thing that is wrong with it. */
export function parseEnv(given: NodeJS.ProcessEnv): z.infer<typeof shape> {
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The worker's environment is not complete:\n${faults.join('\n')}`)
}
