import type { Car } from '@forecourt/rules/entities/Car'
import { keypadText } from '@forecourt/rules/phone/keypadText'

/** `tel:0299991234` of '(02) 9999 1234', and `tel:1300227669` of '1300 CAR NOW'. */
export const telHref = (phone: string): string => `tel:${keypadText(phone).replace(/[^+\d]/g, '')}`

const callingCodes = { AU: '61', NZ: '64' } as const

/** The first message of a WhatsApp chat about a car, for the shopper to send or change, so that staff know which car it is (VDP-14). */
export const whatsappText = ({ name, stockNumber }: Pick<Car, 'name' | 'stockNumber'>): string =>
  `Hi, I’m interested in the ${name}${stockNumber === '' ? '' : ` (stock number ${stockNumber})`}.`

/** URL of a WhatsApp chat with a number, and its first message: '0491 570 156' in Australia gives https://wa.me/61491570156?text=… */
export const whatsappHref = (phone: string, country: keyof typeof callingCodes, text: string): string => {
  const digits = phone.replace(/\D/g, '')
  const international = phone.trim().startsWith('+') ? digits : `${callingCodes[country]}${digits.replace(/^0/, '')}`
  return `https://wa.me/${international}?text=${encodeURIComponent(text)}`
}
