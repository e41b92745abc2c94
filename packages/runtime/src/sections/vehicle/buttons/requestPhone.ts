import { trackQuietly } from '../../../forms/trackQuietly'
import type { RuntimeHost } from '../../../host/RuntimeHost'
import { telHref, whatsappHref } from '../whatsappHref'

export interface PhoneRequest {
  readonly carSlug: string
  /** `show` puts the number in place of the stars; the others go on at once. */
  readonly action: 'show' | 'call' | 'whatsapp'
  /** Call Now calls the car's location, the others the number for the car (VDP-12, VDP-14). */
  readonly whose?: 'car' | 'location'
  readonly country: 'AU' | 'NZ'
}

/** A number with where it leads, or why there is none. */
export type PhoneAnswer = { readonly phone: string; readonly href: string } | { readonly problem: string }

/** Asks for the number behind a button, and goes on to it where the button says so; a failure is only said and logged (VDP-17, ERR-14). */
export const requestPhone = async (host: RuntimeHost, { carSlug, whose, action, country }: PhoneRequest): Promise<PhoneAnswer> => {
  try {
    const phone = await host.revealPhone(carSlug, whose)
    trackQuietly(host, { name: 'call' })
    const href = action === 'whatsapp' ? whatsappHref(phone, country) : telHref(phone)
    if (action !== 'show' && host.mode === 'live') window.location.assign(href)
    return { phone, href }
  } catch (failure) {
    console.warn(`No number came for ${carSlug}.`, failure)
    return { problem: failure instanceof Error && failure.message ? failure.message : 'Please try again' }
  }
}
