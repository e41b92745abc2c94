const keys = '22233344455566677778889999'
/** Prefixes of vanity numbers with their number of digits: 1300 and 1800, 13, and in New Zealand 0800 and 0508. */
const vanityNumbers = [
  { begins: /^1[38]00/, digits: 10 },
  { begins: /^13/, digits: 6 },
  { begins: /^0(?:800|508)/, digits: 11 },
] as const
const maxLength = 60

/**
 * Normalises a phone number for dialling: letters of vanity numbers become digits, `0061` becomes `+61`, and `+61 (0)4…` loses its trunk
 * zero (ENQ-04). Other numbers are unchanged.
 *
 * @example keypadText('1300 CAR NOW') // '1300227669'
 */
export const keypadText = (text: string): string => {
  const plain = text.trim()
  if (plain.length > maxLength) return text
  const joined = plain.replace(/[\s()./-]/g, '').toLowerCase()
  const number = /^\d{2,}[a-z\d]*[a-z][a-z\d]*$/.test(joined) && vanityNumbers.find(({ begins }) => begins.test(joined))
  if (number) return joined.replace(/[a-z]/g, (letter) => keys[letter.charCodeAt(0) - 97] ?? '').slice(0, number.digits)
  return plain.replace(/^00(?=6[14])/, '+').replace(/^(\+\s?\d{1,3}[\s.-]{0,3})\(0\)/, '$1')
}
