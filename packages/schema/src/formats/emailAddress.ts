/** Pattern of an email address. Each part is matched without its dots, to prevent catastrophic backtracking. */
export const emailAddress = {
  pattern: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  'x-expects': 'an email address such as sales@dealer.example',
} as const

/** An email address or empty. */
export const emailAddressOrEmpty = { pattern: `^$|${emailAddress.pattern}`, 'x-expects': emailAddress['x-expects'] } as const
