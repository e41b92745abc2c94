/** The text of HTML, without markup. */
export const textIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** The elements of a tag that contain no element of the same tag, in document order: start tag, text, and the value of an attribute. */
export const elementsIn = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`(<${tag}(?:\\s[^>]*)?>)(.*?)</${tag}>`, 'gs'))].map(([, start = '', inside = '']) => ({
    start,
    text: textIn(inside),
    value: (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(start)?.[1],
  }))
