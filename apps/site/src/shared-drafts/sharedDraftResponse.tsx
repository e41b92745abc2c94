import { openShareLink } from '@forecourt/data/publishing/sharing/openShareLink'
import type { SharedDraft } from '@forecourt/data/publishing/sharing/sharedDraft'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import { countryLanguage } from '@forecourt/rules/text/countryLanguage'
import { NotFound } from '@forecourt/runtime/pages/NotFound'
import { renderPage } from '@forecourt/runtime/renderPage'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { documentAssets } from '../document/documentAssets'
import { writeDocument } from '../document/writeDocument'
import { env } from '../env'
import type { SharedAddress } from '../host/sharedAddress'
import { sharedHost } from '../host/sharedHost'
import type { HttpRequest } from '../http/HttpRequest'
import { type HttpResponse, messagePage } from '../http/HttpResponse'
import { requestOrigin } from '../http/requestOrigin'
import { database } from '../sites/database'
import { shared } from '../sites/shared'
import { admitShared } from './admitShared'
import { linksInside } from './linksInside'
import { loadSharedPage, type SharedPage } from './loadSharedPage'

/** Banner of a shared draft. */
const SharedNotice = ({ draft, now }: { readonly draft: SharedDraft; readonly now: string }) => {
  const { name, author, expiresAt, shownAt } = draft
  const text = (instant: string) => formatMoment(instant, draft.site.config.identity.timeZone, now)
  return (
    <aside aria-label="Shared draft" className="shared-notice">
      <strong>Draft of {name}</strong>
      {shownAt !== null && <> as on {text(shownAt)},</>} shared by {author}, expires {text(expiresAt)}. <strong>Not live.</strong>
    </aside>
  )
}

const limiter = () => shared('sharedLimiter', () => createLimiter({ count: 300, seconds: 60 }))
const guesses = () => shared('sharedGuesses', () => createLimiter({ count: 20, seconds: 600 }))

/** Hides drafts from search engines, caches and linked pages. */
const privateHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

const icons = { icon: { url: '/icon.svg', type: 'image/svg+xml' } }

function writeSharedPage({ draft, siteData, request, route, data }: SharedPage, secret: string, authority: string): HttpResponse {
  const { config } = draft.site
  const options = { sharedDraft: secret, pictureOrigin: env().IMAGE_CDN || undefined }
  const { html, headers } = writeDocument({
    language: countryLanguage(config.identity.country),
    theme: config.theme,
    metadata: { title: `Draft of ${draft.name}`, robots: { index: false }, referrer: 'no-referrer', icons, other: {} },
    host: sharedHost(options),
    hostOptions: options,
    inert: true,
    body: (
      <>
        <SharedNotice draft={draft} now={request.now} />
        {route && data ? renderPage({ route, config, data, request }) : <NotFound config={config} site={siteData} request={request} />}
      </>
    ),
    assets: documentAssets(),
  })
  // Rewrites links, as scripts may be disabled.
  return { status: route && data ? 200 : 404, headers, body: linksInside(html, secret, requestOrigin(authority)) }
}

async function answerAdmitted(request: HttpRequest, { secret, path }: SharedAddress): Promise<HttpResponse> {
  try {
    const admission = await admitShared(request, secret, {
      open: (token, counts) => openShareLink(database(), token, { now: new Date().toISOString(), counts }),
      limiter: limiter(),
      guesses: guesses(),
      trustedProxies: env().TRUSTED_PROXIES,
    })
    if (!admission.admitted) return messagePage(admission.status, admission.heading, admission.text)
    const page = await loadSharedPage(secret, path, request.query)
    if (!page) return messagePage(404, 'Nothing here', 'This draft is no longer shared.')
    return writeSharedPage(page, secret, request.authority)
  } catch (error) {
    console.error(error)
    return messagePage(503, 'Back in a moment', 'We can’t show this draft right now. Please try again in a minute.')
  }
}

/** Serves a page of a shared draft, rendered like the live site, or refuses the link. */
export async function sharedDraftResponse(request: HttpRequest, address: SharedAddress): Promise<HttpResponse> {
  const { status, headers, body } = await answerAdmitted(request, address)
  return { status, headers: { ...headers, ...privateHeaders }, body }
}
