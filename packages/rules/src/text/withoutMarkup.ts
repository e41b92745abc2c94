/** Elements whose content was never meant to be read. */
const unread = ['script', 'style']
const lineEnds = /<(?:br\b[^<>]*|\/(?:p|div|li|h[1-6]|tr))>/gi
const tags = /<(?:\/?[a-z][^<>]*|!--[^<>]*--|![a-z][^<>]*)>/gi

/** Cuts out each such element; one that is never closed takes the rest with it. Reads the text once, however long it is. */
const withoutElement = (text: string, element: string): string => {
  const lower = text.toLowerCase()
  let kept = ''
  let from = 0
  for (;;) {
    const start = lower.indexOf(`<${element}`, from)
    if (start < 0) return kept + text.slice(from)
    kept += text.slice(from, start)
    const close = lower.indexOf(`</${element}`, start)
    const end = close < 0 ? -1 : lower.indexOf('>', close)
    if (end < 0) return kept
    from = end + 1
  }
}

/**
 * Takes HTML out of words that are shown as they are (VDP-23): tags go, their text stays, paragraphs and breaks become lines.
 * Scripts and styles go with their content. Signs that are no tags stay: 'under < 5,000 km' and 'I <3 it'.
 *
 * @example withoutMarkup('<p>One owner.</p><script>x()</script>') // 'One owner.\n'
 */
export const withoutMarkup = (text: string): string =>
  text.includes('<') ? unread.reduce(withoutElement, text).replace(lineEnds, '\n').replace(tags, '') : text
