import type { FeedSettings } from '@forecourt/data/stock-feeds/changeStockFeed'
import { sealCredential } from '@forecourt/services/stock-feeds/feedCredential'
import type { z } from 'zod'
import type { feedSettings } from './feedInput'

type Typed = z.infer<z.ZodObject<typeof feedSettings>>

/** A server as it is kept, and what it knows us by, sealed, where that was typed. */
export const sealedServer = <Server extends { readonly password?: string | undefined }>(secret: string, typed: Server) => {
  const { password = null, privateKey = null, ...server } = typed as Server & { readonly privateKey?: string }
  const isTyped = password !== null || privateKey !== null
  return { server, ...(isTyped && { credential: sealCredential(secret, { password, privateKey }) }) }
}

/** What a person says of a feed as it is kept: what its server knows us by apart, and sealed. Where nothing was typed, what is kept stays. */
export const sealedSettings = (secret: string, { source, ...settings }: Typed): FeedSettings => {
  if (!('host' in source)) return { ...settings, source }
  const { server, ...sealed } = sealedServer(secret, source)
  return { ...settings, source: server, ...sealed }
}
