import { requestHost } from './requestHost'

/** Host and port without the scheme's default port; null if invalid. */
function hostAndPort(protocol: string, authority: string): string | null {
  const host = requestHost(authority)
  return host === '' ? null : `${host}:${URL.parse(`${protocol}//${authority}`)?.port}`
}

/**
 * Whether a browser sent this from another origin (scheme, host or port). Requests without an Origin header come from programs and are
 * allowed. The front server replaces an unencrypted origin by 'null' if sites use https (createFront.ts).
 */
export function isCrossOrigin(request: { readonly headers: { get(name: string): string | null } }): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')
  const { protocol, host } = URL.parse(origin) ?? {}
  if (!host || (protocol !== 'https:' && protocol !== 'http:')) return true
  const own = hostAndPort(protocol, request.headers.get('host') ?? '')
  return own === null || hostAndPort(protocol, host) !== own
}
