import { requestHost } from './requestHost'

/** Whether a browser sent this from a page of another site. Programs without an Origin header are not browsers and may. */
export function isFromElsewhere(request: { readonly headers: { get(name: string): string | null } }): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  if (!URL.canParse(origin)) return true
  return requestHost(new URL(origin).host) !== requestHost(request.headers.get('host'))
}
