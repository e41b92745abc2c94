import { requestHost } from './requestHost'

/** The host and the port of an authority, the scheme's own port left out; null where it is none. */
function hostAndPort(protocol: string, authority: string): string | null {
  const host = requestHost(authority)
  return host === '' ? null : `${host}:${URL.parse(`${protocol}//${authority}`)?.port}`
}

/**
 * Whether a browser sent this from a page of another origin: another scheme, host or port. Programs without an Origin header are not
 * browsers and may. The server in front makes 'null' of an unencrypted origin where sites are encrypted (createFront.ts).
 */
export function isFromElsewhere(request: { readonly headers: { get(name: string): string | null } }): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')
  const { protocol, host } = URL.parse(origin) ?? {}
  if (!host || (protocol !== 'https:' && protocol !== 'http:')) return true
  const own = hostAndPort(protocol, request.headers.get('host') ?? '')
  return own === null || hostAndPort(protocol, host) !== own
}
