import { drawTile } from '@forecourt/runtime/sections/location/sketch/drawTile'
import type { Limiter } from '@forecourt/services/limits/createLimiter'

/** Path segments: '8', '210' and '152.svg'. */
export interface TileAddress {
  readonly zoom: string
  readonly x: string
  readonly y: string
}

const parseWhole = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN)

const refusal = (status: 404 | 429, headers: { readonly [name: string]: string }) =>
  new Response(null, { status, headers: { 'x-content-type-options': 'nosniff', ...headers } })

/** Serves a sketch map tile. Cheap to draw and the same for all sites, so it is cached by browsers and upstream only. */
export async function tileResponse(tile: TileAddress, { limiter, address }: { limiter: Limiter; address: string }): Promise<Response> {
  const limit = await limiter.take(address)
  if (!limit.allowed) return refusal(429, { 'cache-control': 'no-store', 'retry-after': String(limit.retryAfterSeconds) })
  const svg = tile.y.endsWith('.svg')
    ? drawTile({ zoom: parseWhole(tile.zoom), x: parseWhole(tile.x), y: parseWhole(tile.y.slice(0, -4)) })
    : null
  if (svg === null) return refusal(404, { 'cache-control': 'public, max-age=3600' })
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      'x-content-type-options': 'nosniff',
      // An SVG opened directly is a document: nothing may load or run.
      'content-security-policy': "default-src 'none'",
      'x-robots-tag': 'noindex',
    },
  })
}
