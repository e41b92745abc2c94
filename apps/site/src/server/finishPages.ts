import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { scriptsAfterPaint } from '../rendering/scriptsAfterPaint'
import { type MarkedStatus, statusTag } from '../rendering/statusMark'
import { contentSecurityPolicy } from '../security/contentSecurityPolicy'
import { originsHeader, parseOrigins } from '../security/originsHeader'
import { sealScripts } from '../security/sealScripts'
import { linksInside } from '../shared-drafts/linksInside'
import { secretHeader } from '../shared-drafts/secretHeader'
import { type Captured, capture } from './capture'
import { isHeldBack } from './requestKinds'

type Handler<Rest extends readonly unknown[]> = (request: IncomingMessage, response: ServerResponse, ...rest: Rest) => Promise<unknown>

function finished(captured: Captured, { secure, host }: { readonly secure: boolean; readonly host: string }): Captured {
  const { [originsHeader]: origins, [secretHeader]: secret, ...headers } = captured.headers
  const isHtml = String(headers['content-type'] ?? '').startsWith('text/html')
  const policies: { [name: string]: string } = {}
  let { body } = captured
  if (isHtml && body.includes('<script')) {
    const html = body.toString()
    const inside = secret === undefined ? html : linksInside(html, secret.toString(), `${secure ? 'https' : 'http'}://${host}`)
    const sealed = sealScripts(scriptsAfterPaint(inside))
    body = Buffer.from(sealed.html)
    policies['content-security-policy'] = contentSecurityPolicy({
      inlineScripts: sealed.hashes,
      origins: parseOrigins(origins?.toString()),
      secure,
      inert: secret !== undefined,
    })
  }
  const status = (captured.status === 200 && isHtml && markedStatus(body)) || captured.status
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return { status, headers: { ...headers, ...policies, etag }, body }
}

const markable: readonly MarkedStatus[] = [404, 410]

/** The status of a document that stands for a page that does not exist, or no longer; null for every other. */
function markedStatus(body: Buffer): MarkedStatus | null {
  return markable.find((status) => body.includes(statusTag(status))) ?? null
}

/**
 * Finishes what an app makes, before it goes to the server in front: inline scripts are named by hash in the Content-Security-Policy,
 * a page that stands for none gets its status, and every answer its etag. All of it means reading the whole page, which takes as long
 * as a dozen cached pages; so it is done where pages are made, and the server in front passes on bytes.
 */
export const finishPages =
  <Rest extends readonly unknown[]>(app: Handler<Rest>, { secure }: { readonly secure: boolean }): Handler<Rest> =>
  async (request, response, ...rest) => {
    if (!isHeldBack(request)) return app(request, response, ...rest)
    const { response: draft, ended } = capture(request)
    const captured = await Promise.race([ended, app(request, draft, ...rest).then(() => ended)])
    const { status, headers, body } = finished(captured, { secure, host: request.headers.host ?? '' })
    response.writeHead(status, { ...(headers as { [name: string]: string | string[] }), 'content-length': body.length })
    response.end(body)
  }
