import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { carHref } from '../routing/carHref'

type ShareTarget = ResolvedConfig['social']['share'][number]

/** One way to send a car to somebody. */
export interface ShareLink {
  readonly target: ShareTarget
  readonly label: string
  /** Where the link goes; null copies the car's address instead. */
  readonly href: string | null
}

const labels = {
  facebook: 'Facebook',
  twitter: 'X',
  whatsapp: 'WhatsApp',
  email: 'Email',
  sms: 'Text message',
  copy: 'Copy link',
} as const satisfies Record<ShareTarget, string>

/** An address with a query, spaces as %20: mail and message apps show a + as it stands. */
const withQuery = (address: string, values: { readonly [name: string]: string }): string =>
  `${address}${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

const hrefs: { readonly [Target in ShareTarget]: (name: string, url: string) => string | null } = {
  facebook: (_name, url) => withQuery('https://www.facebook.com/sharer/sharer.php?', { u: url }),
  twitter: (name, url) => withQuery('https://x.com/intent/post?', { text: name, url }),
  whatsapp: (name, url) => withQuery('https://wa.me/?', { text: `${name} ${url}` }),
  email: (name, url) => withQuery('mailto:?', { subject: name, body: `${name}\r\n${url}` }),
  // Android reads what follows ?, iOS what follows &: both find the body here.
  sms: (name, url) => withQuery('sms:?&', { body: `${name} ${url}` }),
  copy: () => null,
}

/**
 * Lists the ways to share a car that the site offers, in its order (UI-08); each leads to the car's address on the site
 * (UI-10).
 *
 * @param origin the site's address without a trailing slash
 */
export const shareLinks = (car: Pick<Car, 'slug' | 'name'>, config: Pick<ResolvedConfig, 'social'>, origin: string): ShareLink[] =>
  config.social.share.map((target) => ({ target, label: labels[target], href: hrefs[target](car.name, `${origin}${carHref(car)}`) }))
