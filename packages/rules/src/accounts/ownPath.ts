const longest = 1_000

/**
 * A path of the site itself, with its query, where a text is one; else the path to go to instead. Nothing that leads to another
 * host gets through, however it is written: `//host`, `/\host`, encoded, with blanks or line ends, or as an address (RTE-13, AUTH-08).
 *
 * @example ownPath('//evil.example', '/my-garage') // '/my-garage'
 */
export const ownPath = (text: string | null | undefined, instead: string): string => {
  if (!text || text.length > longest || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)) return instead
  const origin = 'https://own.invalid'
  if (!URL.canParse(text, origin)) return instead
  const { origin: found, pathname, search, hash } = new URL(text, origin)
  // Dots resolved, '/.//host' is '//host'. Endpoints are no pages to come back to.
  if (found !== origin || pathname.startsWith('//') || /^\/(?:api|sign-in|internal)(?:\/|$)/.test(pathname)) return instead
  return `${pathname}${search}${hash}`
}
