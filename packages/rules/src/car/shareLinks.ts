import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { carHref } from '../routing/carHref'

type ShareTarget = ResolvedConfig['social']['share'][number]

/** A share target of a car. */
export interface ShareLink {
  readonly target: ShareTarget
  readonly label: string
  /** URL of the link; null copies the car's URL instead. */
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

/** URL of each share target, from a URL-encoded name and URL. Spaces must be %20: mail and message apps show a + literally. */
const hrefs: { readonly [Target in ShareTarget]: (name: string, url: string) => string | null } = {
  facebook: (_name, url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  twitter: (name, url) => `https://x.com/intent/post?text=${name}&url=${url}`,
  whatsapp: (name, url) => `https://wa.me/?text=${name}%20${url}`,
  email: (name, url) => `mailto:?subject=${name}&body=${name}%0D%0A${url}`,
  // Android parses the body after ?, iOS after &; this form works on both.
  sms: (name, url) => `sms:?&body=${name}%20${url}`,
  copy: () => null,
}

/**
 * Share links of a car in the site's order (UI-08); each shares the car's URL on the site (UI-10).
 *
 * @param origin origin of the site without a trailing slash
 */
export const shareLinks = (car: Pick<Car, 'slug' | 'name'>, config: Pick<ResolvedConfig, 'social'>, origin: string): ShareLink[] => {
  const name = encodeURIComponent(car.name)
  const url = encodeURIComponent(`${origin}${carHref(car)}`)
  return config.social.share.map((target) => ({ target, label: labels[target], href: hrefs[target](name, url) }))
}
