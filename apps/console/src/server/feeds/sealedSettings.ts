import type { FeedSettings } from '@forecourt/data/stock-feeds/changeStockFeed'
import { sealCredential } from '@forecourt/services/stock-feeds/feedCredential'
import type { z } from 'zod'
import type { feedSettings } from './feedInput'

type Typed = z.infer<z.ZodObject<typeof feedSettings>>

/** What a person says of a feed as it is kept: what its server knows us by apart, and sealed. Where nothing was typed, what is kept stays. */
export const sealedSettings = (secret: string, { source, ...settings }: Typed): FeedSettings => {
  if (!('host' in source)) return { ...settings, source }
  const { password = null, privateKey = null, ...server } = source as typeof source & { readonly privateKey?: string }
  const isTyped = password !== null || privateKey !== null
  return { ...settings, source: server, ...(isTyped && { credential: sealCredential(secret, { password, privateKey }) }) }
}
