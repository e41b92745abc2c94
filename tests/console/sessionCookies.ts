/** A session as browser cookies. */
export const sessionCookies = (session: string, url: string): { readonly name: string; readonly value: string; readonly url: string }[] =>
  session.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
