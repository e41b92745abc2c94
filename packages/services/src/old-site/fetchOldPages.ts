import type { OldPage } from '@forecourt/rules/onboarding/old-site/OldSite'
import { FetchFault, type FetchOptions, fetchPublic } from '../http/fetchPublic'
import { fetchSitemapAddresses } from './fetchSitemapAddresses'
import { maxOldPageBytes, maxOldPagesBytes } from './oldPageLimits'

const timeoutMs = 8_000
const totalTimeoutMs = 45_000
const maxPages = 120
const concurrency = 4
/** Maximum number of candidate URLs. */
const maxAddresses = 5_000

interface Fetching {
  readonly trusted: readonly string[]
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly fetch?: (address: string, options: FetchOptions) => Promise<{ readonly status: number; readonly bytes: Buffer }>
}

const isStock = /\/(cars?|stock|inventory|vehicles?|used|new|demo|listings?)(\/|-)/i
const isAsset = /\.(pdf|jpe?g|png|webp|gif|zip|xml|json|css|js)$/i

/** Content pages before stock pages, then by path depth. */
const byPriority = (a: string, b: string) =>
  Number(isStock.test(a)) - Number(isStock.test(b)) || a.split('/').length - b.split('/').length || a.length - b.length

/**
 * Crawls a dealer's old site: home page and sitemap pages, up to the limits of count, time and size. Requests this domain only, through
 * `fetchPublic`, which refuses private addresses. Rejects with a `FetchFault` if the home page fails.
 */
export const fetchOldPages = async (domain: string, { trusted, now, fetch = fetchPublic }: Fetching): Promise<OldPage[]> => {
  const until = now() + totalTimeoutMs
  const url = URL.parse(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`)
  if (!url) throw new FetchFault('Enter a domain, such as www.example.com.', true)
  const host = url.hostname.replace(/^www\./, '')
  let bytesLeft = maxOldPagesBytes
  const pages: OldPage[] = []
  const read = async (address: string) => {
    const { status, bytes } = await fetch(address, { largest: Math.min(maxOldPageBytes, bytesLeft), timeoutMs, trusted })
    bytesLeft -= bytes.length
    if (status === 200) pages.push({ address, html: bytes.toString('utf8') })
  }
  await read(`${url.origin}/`)
  if (pages.length === 0) throw new FetchFault(`${url.hostname} does not return a page.`, true)
  const listed = await fetchSitemapAddresses(domain, { max: maxAddresses, trusted, fetch }).catch((error: unknown) => {
    // Without a sitemap, only the home page is read.
    if (error instanceof FetchFault) return []
    throw error
  })
  const waiting = [...new Set(listed.map((address) => new URL(address, url.origin).href))]
    .filter((address) => {
      const { hostname, pathname } = new URL(address)
      return hostname.replace(/^www\./, '') === host && pathname !== '/' && !isAsset.test(pathname)
    })
    .sort(byPriority)
  const [texts, cars] = [waiting.filter((address) => !isStock.test(address)), waiting.filter((address) => isStock.test(address))]
  const chosen = [...texts.slice(0, maxPages / 2), ...cars].slice(0, maxPages - 1)
  const worker = async () => {
    for (let next = chosen.shift(); next !== undefined && now() < until && bytesLeft > 0; next = chosen.shift())
      // A failed page is skipped.
      await read(next).catch((error: unknown) => {
        if (!(error instanceof FetchFault)) throw error
      })
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return pages
}
