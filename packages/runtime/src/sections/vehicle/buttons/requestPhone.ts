import { trackQuietly } from '../../../forms/trackQuietly'
import type { RuntimeHost } from '../../../host/RuntimeHost'
import { telHref, whatsappHref } from '../whatsappHref'

export interface PhoneRequest {
  readonly carSlug: string
  /** `show` replaces the masked number; the others open the link immediately. */
  readonly action: 'show' | 'call' | 'whatsapp'
  /** Call Now calls the car's location, the other buttons the car's number (VDP-12, VDP-14). */
  readonly owner?: 'car' | 'location'
  readonly country: 'AU' | 'NZ'
  /** First message of a WhatsApp chat. */
  readonly text?: string
}

/** A phone number with its link, or the error message. */
export type PhoneAnswer = { readonly phone: string; readonly href: string } | { readonly problem: string }

/** Requests the number of a button, and opens its link if the action requires it; shows and logs failures (VDP-17, ERR-14). */
export const requestPhone = async (
  host: RuntimeHost,
  { carSlug, owner, action, country, text = '' }: PhoneRequest,
): Promise<PhoneAnswer> => {
  try {
    const phone = await host.revealPhone(carSlug, owner)
    trackQuietly(host, { name: 'call' })
    const href = action === 'whatsapp' ? whatsappHref(phone, country, text) : telHref(phone)
    if (action !== 'show' && host.mode === 'live') window.location.assign(href)
    return { phone, href }
  } catch (failure) {
    console.warn(`The phone number of ${carSlug} can’t be loaded.`, failure)
    return { problem: failure instanceof Error && failure.message ? failure.message : 'Please try again' }
  }
}
