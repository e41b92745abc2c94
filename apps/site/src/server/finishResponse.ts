import { createHash } from 'node:crypto'
import { scriptsAfterPaint } from '../rendering/scriptsAfterPaint'
import { type MarkedStatus, statusTag } from '../rendering/statusMark'
import { contentSecurityPolicy } from '../security/contentSecurityPolicy'
import { originsHeader, readOrigins } from '../security/originsHeader'
import { sealScripts } from '../security/sealScripts'
import { linksInside } from '../shared-drafts/linksInside'
import { secretHeader } from '../shared-drafts/secretHeader'
import type { CachedResponse } from './CachedResponse'
import { cachePolicy } from './cachePolicy'
import type { Captured } from './capture'
import { privateHeader } from './privateHeader'

const markable: readonly MarkedStatus[] = [404, 410]

const notPassedOn = [
  originsHeader,
  privateHeader,
  secretHeader,
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'x-nextjs-cache',
  'x-middleware-rewrite',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
  'strict-transport-security',
]

interface Circumstances {
  readonly secure: boolean
  readonly host: string
  readonly now: number
}

/** Finishes what the app made: seals its scripts, decides whether it is cached and for how long, and takes internal headers off. */
export function finishResponse(captured: Captured, { secure, host, now }: Circumstances): { keep: boolean; response: CachedResponse } {
  const headers: { [name: string]: string | readonly string[] } = {}
  for (const [name, value] of Object.entries(captured.headers)) if (!notPassedOn.includes(name)) headers[name] = value
  let { body } = captured
  if (String(headers['content-type'] ?? '').startsWith('text/html') && body.includes('<script')) {
    const secret = captured.headers[secretHeader]?.toString()
    const page = secret === undefined ? body.toString() : linksInside(body.toString(), secret, `${secure ? 'https' : 'http'}://${host}`)
    const sealed = sealScripts(scriptsAfterPaint(page))
    body = Buffer.from(sealed.html)
    headers['content-security-policy'] = contentSecurityPolicy({
      inlineScripts: sealed.hashes,
      origins: readOrigins(captured.headers[originsHeader]?.toString()),
      secure,
      inert: secret !== undefined,
    })
  }
  const status = (captured.status === 200 && markedStatus(headers, body)) || captured.status
  const isPrivate = captured.headers[privateHeader] !== undefined
  const policy = isPrivate ? null : cachePolicy(status, captured.headers)
  if (policy) headers['cache-control'] = policy.cacheControl
  else if (isPrivate) headers['cache-control'] = 'private, no-store'
  headers.vary = 'Accept-Encoding'
  return {
    keep: policy !== null,
    response: {
      status,
      headers,
      body,
      etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
      tags: String(headers['surrogate-key'] ?? '')
        .split(' ')
        .filter(Boolean),
      freshUntil: now + (policy?.fresh ?? 0) * 1000,
      usableUntil: now + (policy?.usable ?? 0) * 1000,
    },
  }
}

/** The status of a document that stands for a page that does not exist, or no longer; null for every other. */
function markedStatus(headers: { readonly [name: string]: string | readonly string[] }, body: Buffer): MarkedStatus | null {
  if (!String(headers['content-type'] ?? '').startsWith('text/html')) return null
  return markable.find((status) => body.includes(statusTag(status))) ?? null
}
