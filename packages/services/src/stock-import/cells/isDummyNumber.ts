/** Repeated or counted-up digits are placeholders: 999999, 1111111, 123456. */
export const isDummyNumber = (digits: string): boolean =>
  /^(?:1234|12345|1{4,5})$/.test(digits) || (digits.length >= 6 && (/^(\d)\1+$/.test(digits) || '1234567890'.startsWith(digits)))
