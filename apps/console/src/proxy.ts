import { type NextRequest, NextResponse } from 'next/server'
import { contentSecurityPolicy } from './contentSecurityPolicy'

/** Sets a nonce and a Content-Security-Policy on every page. Permissions are checked by each page and procedure, not here. */
export const proxy = (request: NextRequest) => {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const policy = contentSecurityPolicy({
    nonce,
    framedBy: request.nextUrl.pathname.startsWith('/preview/') ? 'self' : 'none',
    development: process.env.NODE_ENV === 'development',
  })
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'no-store')
  return response
}

export const config = {
  matcher: ['/((?!api/|media/|schema/|_next/|favicon.ico|icon|apple-icon|manifest.webmanifest|service-worker.js).*)'],
}
