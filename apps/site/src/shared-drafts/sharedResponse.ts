import { openShareLink } from '@forecourt/data/publishing/sharing/openShareLink'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { type NextRequest, NextResponse } from 'next/server'
import { env } from '../env'
import { messagePage } from '../routing/messagePage'
import { contentSecurityPolicy } from '../security/contentSecurityPolicy'
import { database } from '../sites/database'
import { shared } from '../sites/shared'
import { admitShared } from './admitShared'
import { secretHeader } from './secretHeader'
import type { SharedAddress } from './sharedAddress'

const limiter = () => shared('sharedLimiter', () => createLimiter({ count: 300, seconds: 60 }))
const guesses = () => shared('sharedGuesses', () => createLimiter({ count: 20, seconds: 600 }))

/** Search engines, caches and the pages linked to learn nothing of it. */
const privately = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

async function admittedResponse(request: NextRequest, { secret, path }: SharedAddress): Promise<NextResponse> {
  const { TRUSTED_PROXIES, NODE_ENV, SITE_ORIGIN_TEMPLATE } = env()
  try {
    const admission = await admitShared(request, secret, {
      open: (asked, counts) => openShareLink(database(), asked, { now: new Date().toISOString(), counts }),
      limiter: limiter(),
      guesses: guesses(),
      trustedProxies: TRUSTED_PROXIES,
    })
    if (!admission.admitted) return messagePage(admission.status, admission.heading, admission.text)
  } catch (error) {
    console.error(error)
    return messagePage(503, 'Back in a moment', 'This draft can’t be shown just now. Please try again in a minute.')
  }
  const to = new URL(`/draft/${secret}${path === '/' ? '' : path}`, request.nextUrl.origin)
  to.search = request.nextUrl.search
  const response = NextResponse.rewrite(to)
  const inlineScripts = NODE_ENV === 'development' ? ["'unsafe-inline'", "'unsafe-eval'"] : ["'unsafe-inline'"]
  const secure = SITE_ORIGIN_TEMPLATE.startsWith('https:')
  response.headers.set('content-security-policy', contentSecurityPolicy({ inlineScripts, secure, inert: true }))
  response.headers.set(secretHeader, secret)
  return response
}

/** Leads a look at a shared draft to the page that renders it, or refuses it plainly. */
export async function sharedResponse(request: NextRequest, { secret, path }: SharedAddress): Promise<NextResponse> {
  const response = await admittedResponse(request, { secret, path })
  for (const [name, value] of Object.entries(privately)) response.headers.set(name, value)
  return response
}
