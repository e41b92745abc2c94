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

/** Where each way leads, of a name and an address that are both encoded: spaces as %20, for mail and message apps show a + as it stands. */
const hrefs: { readonly [Target in ShareTarget]: (name: string, url: string) => string | null } = {
  facebook: (_name, url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  twitter: (name, url) => `https://x.com/intent/post?text=${name}&url=${url}`,
  whatsapp: (name, url) => `https://wa.me/?text=${name}%20${url}`,
  email: (name, url) => `mailto:?subject=${name}&body=${name}%0D%0A${url}`,
  // Android reads what follows ?, iOS what follows &: both find the body here.
  sms: (name, url) => `sms:?&body=${name}%20${url}`,
  copy: () => null,
}

/**
 * Lists the ways to share a car that the site offers, in its order (UI-08); each leads to the car's address on the site
 * (UI-10).
 *
 * @param origin the site's address without a trailing slash
 */
export const shareLinks = (car: Pick<Car, 'slug' | 'name'>, config: Pick<ResolvedConfig, 'social'>, origin: string): ShareLink[] => {
  const name = encodeURIComponent(car.name)
  const url = encodeURIComponent(`${origin}${carHref(car)}`)
  return config.social.share.map((target) => ({ target, label: labels[target], href: hrefs[target](name, url) }))
}
