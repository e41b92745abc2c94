import { pageExists } from '@forecourt/data/pages/pageExists'
import { movedPost } from '@forecourt/data/pages/posts/movedPost'
import { siteTags } from '@forecourt/rules/pages/measuring/siteTags'
import { tagOrigins } from '@forecourt/rules/pages/measuring/tagOrigins'
import { postHref } from '@forecourt/rules/routing/blogHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { hostedHosts } from '@forecourt/search/client/hostedHosts'
import { type NextRequest, NextResponse } from 'next/server'
import { gateShopper } from './accounts/gateShopper'
import { env } from './env'
import { requestHost } from './http/requestHost'
import { tagsAllowed } from './measuring/tagsAllowed'
import { surrogateTags } from './refresh/cacheTags'
import { documentAssets } from './rendering/document/documentAssets'
import { isDocumentKind } from './rendering/document/documentKinds'
import { type DocumentRequest, documentAddress, documentHeaders } from './rendering/document/documentRequest'
import { closedPage } from './routing/closedPage'
import { type Decision, decide, unknownPage } from './routing/decide'
import { isOwnAddress } from './routing/isOwnAddress'
import { messagePage } from './routing/messagePage'
import { findNamedCar } from './search/findNamedCar'
import { siteLexicon } from './search/siteLexicon'
import { understoodAddress } from './search/understoodAddress'
import { contentSecurityPolicy } from './security/contentSecurityPolicy'
import { originsHeader, type PolicyOrigins, writeOrigins } from './security/originsHeader'
import { privateHeader } from './server/privateHeader'
import { sharedAddress } from './shared-drafts/sharedAddress'
import { sharedResponse } from './shared-drafts/sharedResponse'
import { closedSiteAt } from './sites/closedSiteAt'
import type { LiveSite } from './sites/createSiteRegistry'
import { database } from './sites/database'
import { siteOrigin } from './sites/siteOrigin'
import { siteRegistry } from './sites/siteRegistry'

/** Finds the site by host and leads each of its addresses to the inner page that answers it. Inner pages have no address of their own. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (isOwnAddress(pathname)) return NextResponse.next()
  const sharedDraft = sharedAddress(pathname)
  if (sharedDraft) return sharedResponse(request, sharedDraft)

  let live: LiveSite | null
  let site: SiteData | undefined
  try {
    live = await siteRegistry().byHost(requestHost(request.headers.get('host')))
    site = await live?.siteData()
  } catch (error) {
    console.error(error)
    return messagePage(503, 'Back in a moment', 'This site can’t be reached just now. Please try again in a minute.')
  }
  if (!live) {
    const closed = await closedSiteAt(requestHost(request.headers.get('host')))
    if (closed) return closedPage(closed)
  }
  if (!live || !site)
    return messagePage(404, 'No site here', 'There is no site at this address. Check the spelling, or go back to where you came from.')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return messagePage(405, 'That doesn’t work here', 'This page can only be read.')

  const { siteId, organisationId, version, config, hosts, redirectingHosts } = live.published
  if (hosts[0] && redirectingHosts.includes(requestHost(request.headers.get('host'))))
    return NextResponse.redirect(new URL(`${pathname}${search}`, siteOrigin({ hosts }, env().SITE_ORIGIN_TEMPLATE)), 308)
  const decided = decide(pathname, search, { siteId, version, config, names: site.names })
  const isNothing = await namesNothing(live, decided, site)
  const movedTo = isNothing ? await addressNow(live, decided) : null
  if (movedTo !== null) return redirectTo(request, `${movedTo}${search}`, 308)
  const decision = isNothing ? unknownPage({ siteId, version }) : decided
  if (decision.kind === 'redirect') return redirectTo(request, decision.to, decision.status)

  if (decision.kind === 'said') {
    const [lexicon, number] = await Promise.all([
      siteLexicon(live).catch(() => null),
      findNamedCar(live, decision.params.get('q') ?? '').catch(() => null),
    ])
    return redirectTo(request, understoodAddress({ ...decision, config }, lexicon, number), 307)
  }

  const isPage = decision.kind !== 'file' && !(decision.kind === 'page' && decision.route === null)
  const gate = isPage ? await gateShopper(live, pathname, search, request.headers.get('cookie')) : null
  if (gate?.to) {
    const led = redirectTo(request, gate.to, 307)
    led.headers.set('cache-control', 'no-store')
    return led
  }

  const document = requestedDocument(siteId, decision)
  const response = document ? rewriteToDocument(request, document) : rewriteToFramework(request, decision)
  if (decision.kind === 'file') response.headers.set('surrogate-key', surrogateTags({ siteId, organisationId }, null).join(' '))
  // A document is tagged by who writes it, who knows what it shows.
  if (decision.kind === 'page' && !document)
    response.headers.set('surrogate-key', surrogateTags({ siteId, organisationId }, decision.route).join(' '))
  if (gate?.gated || decision.kind === 'private') response.headers.set(privateHeader, '1')
  const tags = tagOrigins(tagsAllowed(live.published.slug, env().THIRD_PARTY_TAGS) ? siteTags(config) : null)
  const origins = { ...tags, connect: [...hostedHosts(config.search), ...tags.connect] }
  response.headers.set('content-security-policy', looserPolicy(origins))
  response.headers.set(originsHeader, writeOrigins(origins))
  response.headers.set('speculation-rules', '"/api/speculation-rules"')
  return response
}

/** That leads to something of the app's own. */
type PageDecision = Exclude<Decision, { kind: 'redirect' | 'said' }>

/** What a document of our own is asked for with; null where the framework draws the page: other kinds, and all of them without a build of ours. */
function requestedDocument(siteId: string, decision: PageDecision): DocumentRequest | null {
  if (decision.kind === 'file' || documentAssets() === null) return null
  const { route } = decision
  if (!route || !isDocumentKind(route.page)) return null
  return { siteId, path: route.path, query: 'query' in decision ? decision.query : '', own: decision.kind === 'private' }
}

function rewriteToDocument(request: NextRequest, asked: DocumentRequest): NextResponse {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(documentHeaders(asked))) headers.set(name, value)
  return NextResponse.rewrite(new URL(documentAddress, request.nextUrl.origin), { request: { headers } })
}

function rewriteToFramework(request: NextRequest, decision: PageDecision): NextResponse {
  const to = new URL(decision.to, request.nextUrl.origin)
  if ('query' in decision) to.search = decision.query
  return NextResponse.rewrite(to)
}

/** While the database can't say, a page may exist: a good copy of it may. */
async function namesNothing({ published }: LiveSite, decision: Decision, site: SiteData): Promise<boolean> {
  // A checkout waits for its car before anybody is asked to sign in (AUTH-09).
  const car = decision.kind === 'private' ? decision.car : null
  const route = decision.kind === 'page' ? decision.route : car === null ? null : ({ page: 'car', path: '', slug: car } as const)
  return route !== null && !(await pageExists(database(), published, route, site).catch(() => true))
}

/** Where a post stands whose address changed (RTE-24); null for everything else. */
async function addressNow({ published }: LiveSite, decision: Decision): Promise<string | null> {
  if (decision.kind !== 'page' || decision.route?.page !== 'post') return null
  const slug = await movedPost(database(), published, decision.route.slug, new Date().toISOString()).catch(() => null)
  return slug === null ? null : postHref({ slug })
}

function redirectTo(request: NextRequest, to: string, status: 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(to, `${isSecure() ? 'https' : 'http'}://${request.headers.get('host')}`), status)
}

/** For running without the server in front, which replaces it by one that names each script (src/server/createFront.ts). */
function looserPolicy(origins: PolicyOrigins): string {
  const inlineScripts = env().NODE_ENV === 'development' ? ["'unsafe-inline'", "'unsafe-eval'"] : ["'unsafe-inline'"]
  return contentSecurityPolicy({ inlineScripts, origins, secure: isSecure() })
}

function isSecure(): boolean {
  return env().SITE_ORIGIN_TEMPLATE.startsWith('https:')
}

export const config = { matcher: ['/((?!_next/).*)'] }
