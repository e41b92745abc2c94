import { keypadText } from '@forecourt/rules/phone/keypadText'

/** `tel:0299991234` of '(02) 9999 1234', and `tel:1300227669` of '1300 CAR NOW'. */
export const telHref = (phone: string): string => `tel:${keypadText(phone).replace(/[^+\d]/g, '')}`
