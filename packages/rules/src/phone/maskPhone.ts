const shown = 5

/**
 * Masks a phone number: its first five characters, then stars (VDP-16).
 *
 * @example maskPhone('08 5550 1234') // '08 55*******'
 */
export const maskPhone = (phone: string): string => phone.slice(0, shown) + '*'.repeat(Math.max(0, phone.length - shown))
