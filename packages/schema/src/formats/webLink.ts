/** A link: a path on the site, a secure address, a phone number or an email address. Never a script. */
export const webLink = {
  pattern: '^(/|https://|tel:|mailto:).*$',
  'x-expects': 'a path such as /service or an address that starts with https://',
} as const

/** A link or nothing. */
export const webLinkOrEmpty = { pattern: '^$|^(/|#|https://|tel:|mailto:).*$', 'x-expects': webLink['x-expects'] } as const

/** A secure address elsewhere, or nothing. */
export const secureAddress = {
  pattern: '^$|^https://[^\\s/?#]+\\S*$',
  'x-expects': 'an address that starts with https://, or empty',
} as const
