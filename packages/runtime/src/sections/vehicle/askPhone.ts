import type { RuntimeHost } from '../../host/RuntimeHost'
import type { PhoneButtonProps } from './PhoneButton.client'
import { telHref } from './telHref'
import { whatsappHref } from './whatsappHref'

/** A number with where it leads, or why there is none. */
export type PhoneAnswer = { readonly phone: string; readonly href: string } | { readonly problem: string }

/** Asks for the number behind a button, and goes on to it where the button says so; a failure is only said and logged (VDP-17, ERR-14). */
export const askPhone = async (
  host: RuntimeHost,
  { carSlug, whose, action, country }: Pick<PhoneButtonProps, 'carSlug' | 'whose' | 'action' | 'country'>,
): Promise<PhoneAnswer> => {
  try {
    const phone = await host.revealPhone(carSlug, whose)
    const href = action === 'whatsapp' ? whatsappHref(phone, country) : telHref(phone)
    if (action !== 'show' && host.mode === 'live') window.location.assign(href)
    return { phone, href }
  } catch (failure) {
    console.warn(`No number came for ${carSlug}.`, failure)
    return { problem: failure instanceof Error && failure.message ? failure.message : 'Please try again' }
  }
}
