/**
 * Pattern source of a link's URL: a path, a fragment, https, tel or mailto. Browsers resolve `//host`, `/\host` and paths with control
 * characters to other sites, so these are excluded.
 */
export const linkAddress = '(?:/(?![/\\\\])|#|https://|mailto:|tel:)[^\\s\\u0000-\\u001f\\u007f]*'

const expects = 'a path such as /service or an address that starts with https://'

/** A link. */
export const webLink = { pattern: `^${linkAddress}$`, 'x-expects': expects } as const

/** A link or empty. */
export const webLinkOrEmpty = { pattern: `^$|^${linkAddress}$`, 'x-expects': expects } as const

/** An external https URL, or empty. */
export const secureAddress = {
  pattern: '^$|^https://[^\\s/?#]+\\S*$',
  'x-expects': 'an address that starts with https://, or empty',
} as const
