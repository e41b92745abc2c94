/**
 * Pattern source of every address a link may have: a path, a place on the page, a secure address, a phone number or an email address.
 * Browsers read `//host`, `/\host` and a path with control characters in it as another site, so none of them is a path.
 */
export const linkAddress = '(?:/(?![/\\\\])|#|https://|mailto:|tel:)[^\\s\\u0000-\\u001f\\u007f]*'

const expects = 'a path such as /service or an address that starts with https://'

/** A link. */
export const webLink = { pattern: `^${linkAddress}$`, 'x-expects': expects } as const

/** A link or nothing. */
export const webLinkOrEmpty = { pattern: `^$|^${linkAddress}$`, 'x-expects': expects } as const

/** A secure address elsewhere, or nothing. */
export const secureAddress = {
  pattern: '^$|^https://[^\\s/?#]+\\S*$',
  'x-expects': 'an address that starts with https://, or empty',
} as const
