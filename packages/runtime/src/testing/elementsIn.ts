/** What HTML says, without its markup. */
export const textIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** The elements of a kind that don't hold their own kind, in the order of the HTML: how each begins, its text, and its value of an attribute. */
export const elementsIn = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`(<${tag}(?:\\s[^>]*)?>)(.*?)</${tag}>`, 'gs'))].map(([, start = '', inside = '']) => ({
    start,
    text: textIn(inside),
    value: (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(start)?.[1],
  }))
