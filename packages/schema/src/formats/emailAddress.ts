/** An email address. Each part is matched without its dots, so that no text, however absurd, takes long to refuse. */
export const emailAddress = {
  pattern: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  'x-expects': 'an email address such as sales@dealer.example',
} as const

/** An email address or nothing. */
export const emailAddressOrEmpty = { pattern: `^$|${emailAddress.pattern}`, 'x-expects': emailAddress['x-expects'] } as const
