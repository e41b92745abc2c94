import type { FeedSettings } from '@forecourt/data/stock-feeds/changeStockFeed'
import { largestSentText } from '@forecourt/rules/stock/uploadLimits'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { sealCredential } from '@forecourt/services/stock-feeds/feedCredential'
import { z } from 'zod'
import { base64Input } from '../base64Input'
import { timeZoneInput } from '../figuresInput'

/** A supplier's file server. Password and key are stored sealed and never returned. */
export const fileServer = <Kind extends 'sftp' | 'ftps' | 'ftp'>(kind: Kind, port: number, example = '/out/stock*.csv') =>
  z.object({
    kind: z.literal(kind),
    host: z
      .string()
      .trim()
      .max(253)
      .regex(/^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i, 'Enter a server name, such as files.example.com.'),
    port: z.int().min(1).max(65_535).default(port),
    user: z.string().trim().min(1, 'Enter a user name.').max(100),
    path: z
      .string()
      .trim()
      .max(500)
      .regex(/^[^\0\r\n]*[^\0\r\n/]$/, `Enter a file name, such as ${example}.`)
      .refine((path) => !path.slice(0, path.lastIndexOf('/') + 1).includes('*'), 'A star is only allowed in the file name.'),
    password: z.string().min(1).max(500).optional(),
    ...(kind === 'sftp' && { privateKey: z.string().min(1).max(20_000).optional() }),
  })

const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('upload') }),
  z.object({ kind: z.literal('push') }),
  z.object({ kind: z.literal('https'), url: z.url({ protocol: /^https?$/, error: 'Enter a web address.' }).max(2000) }),
  z.object({
    kind: z.literal('folder'),
    file: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .regex(/^[\w .*-]+$/, 'A file name can have letters, digits, dots, dashes and stars.'),
  }),
  fileServer('sftp', 22),
  fileServer('ftps', 21),
  fileServer('ftp', 21),
])

/** The schedule of fetching or sending. */
export const feedSchedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('every'), minutes: z.int().min(5, 'At most every five minutes.').max(1440, 'At least once a day.') }),
  z.object({
    kind: z.literal('daily'),
    at: z.array(z.int().min(0).max(1439)).min(1, 'Enter at least one time of day.').max(24),
    timeZone: timeZoneInput,
  }),
])

/** The editable settings of a feed. */
export const feedSettings = {
  name: z.string().trim().min(1, 'Enter a name for the feed.').max(80),
  locationId: z.string().min(1).max(100),
  source,
  mapping: feedMapping.nullable().default(null),
  priceType: z.enum(['driveAway', 'egc', 'ask']).default('ask'),
  schedule: feedSchedule.nullable().default(null),
  maxWithdrawnPercent: z.int().min(1).max(100).default(20),
  paused: z.boolean().default(false),
  precedence: z.int().min(1).max(9).optional(),
  addsCars: z.boolean().optional(),
}

/** An uploaded file in base64: about 10,000 cars at most, ten times as many if compressed. */
export const feedFileInput = {
  name: z.string().trim().min(1).max(200),
  data: base64Input(`The file is larger than ${largestSentText}. Have it fetched or pushed instead.`),
}

type EnteredValues = z.infer<z.ZodObject<typeof feedSettings>>

/** A server as stored; entered credentials are sealed. */
export const sealedServer = <Server extends { readonly password?: string | undefined }>(secret: string, entered: Server) => {
  const { password = null, privateKey = null, ...server } = entered as Server & { readonly privateKey?: string }
  const isEntered = password !== null || privateKey !== null
  return { server, ...(isEntered && { credential: sealCredential(secret, { password, privateKey }) }) }
}

/** A feed's settings as stored, with credentials sealed apart. Empty credentials leave the stored ones. */
export const sealedSettings = (secret: string, { source, ...settings }: EnteredValues): FeedSettings => {
  if (!('host' in source)) return { ...settings, source }
  const { server, ...sealed } = sealedServer(secret, source)
  return { ...settings, source: server, ...sealed }
}
