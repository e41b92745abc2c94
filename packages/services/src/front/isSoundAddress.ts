/**
 * Whether a request line's address is one a browser could have sent: its escapes are whole and stand for UTF-8, it holds no NUL,
 * which no database takes, and no dot segments, which browsers resolve before they ask and which make one address look like another.
 */
export function isSoundAddress(url: string): boolean {
  if (/%00|\0/.test(url)) return false
  const path = url.split('?', 1)[0] ?? ''
  try {
    decodeURIComponent(path)
  } catch {
    return false
  }
  return !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}
