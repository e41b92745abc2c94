import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { parseSitemap } from '@forecourt/rules/routing/redirects/parseSitemap'
import { FetchFault, type FetchOptions, fetchPublic } from '../http/fetchPublic'

/** Maximum bytes of a file, also after decompression. */
const largest = 12_000_000
const timeoutMs = 10_000
const maxSitemaps = 30

interface Fetching {
  /** Maximum number of URLs. */
  readonly max: number
  readonly trusted: readonly string[]
  readonly fetch?: (address: string, options: FetchOptions) => Promise<{ readonly status: number; readonly bytes: Buffer }>
}

const gunzipAsync = promisify(gunzip)

const decodeText = async (bytes: Buffer): Promise<string> => {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  try {
    return (isPacked ? await gunzipAsync(bytes, { maxOutputLength: largest }) : bytes).toString('utf8')
  } catch {
    throw new FetchFault('A sitemap is too large or could not be unpacked.', true)
  }
}

/**
 * Fetches the page URLs of a domain from its sitemaps (robots.txt or the default path) and nested sitemaps. Requests this domain only,
 * through `fetchPublic`. Rejects with a `FetchFault`.
 */
export const fetchSitemapAddresses = async (domain: string, { max, trusted, fetch = fetchPublic }: Fetching): Promise<string[]> => {
  const url = URL.parse(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`)
  if (!url?.hostname.includes('.') && !trusted.includes(url?.host ?? ''))
    throw new FetchFault('Enter a domain, such as www.example.com.', true)
  const { origin, hostname } = url as URL
  const withoutWww = (host: string) => host.replace(/^www\./, '')
  const isOwn = (address: string) => withoutWww(URL.parse(address)?.hostname ?? '') === withoutWww(hostname)
  const read = async (address: string): Promise<string | null> => {
    const { status, bytes } = await fetch(address, { largest, timeoutMs, trusted })
    return status === 200 ? decodeText(bytes) : null
  }
  const robots = (await read(`${origin}/robots.txt`)) ?? ''
  const declared = [...robots.matchAll(/^[ \t]*sitemap:[ \t]*(\S+)/gim)].map(([, address = '']) => address).filter(isOwn)
  const waiting = declared.length > 0 ? declared : [`${origin}/sitemap.xml`]
  const fetched = new Set<string>()
  const pages = new Set<string>()
  for (let next = waiting.shift(); next !== undefined && fetched.size < maxSitemaps && pages.size < max; next = waiting.shift()) {
    if (fetched.has(next)) continue
    fetched.add(next)
    const found = parseSitemap((await read(next)) ?? '')
    for (const page of found.pages) if (pages.size < max && (page.startsWith('/') || isOwn(page))) pages.add(page)
    waiting.push(...found.sitemaps.filter(isOwn))
  }
  if (pages.size === 0) throw new FetchFault(`${hostname} has no sitemap with pages. Upload its addresses as a file.`, true)
  return [...pages]
}
