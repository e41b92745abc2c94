/** Elements without readable content. */
const skippedElements = ['script', 'style']
const lineEnds = /<(?:br\b[^<>]*|\/(?:p|div|li|h[1-6]|tr))>/gi
const tags = /<(?:\/?[a-z][^<>]*|!--[^<>]*--|![a-z][^<>]*)>/gi

/** Removes each such element; an unclosed one removes the rest. Linear in the length. */
const withoutElement = (text: string, element: string): string => {
  const lower = text.toLowerCase()
  let plain = ''
  let from = 0
  for (;;) {
    const start = lower.indexOf(`<${element}`, from)
    if (start < 0) return plain + text.slice(from)
    plain += text.slice(from, start)
    const close = lower.indexOf(`</${element}`, start)
    const end = close < 0 ? -1 : lower.indexOf('>', close)
    if (end < 0) return plain
    from = end + 1
  }
}

/**
 * Removes HTML from text that is displayed as plain text (VDP-23): drops tags but keeps their text; paragraphs and breaks become lines.
 * Drops scripts and styles with their content. Keeps other signs: 'under < 5,000 km' and 'I <3 it'.
 *
 * @example withoutMarkup('<p>One owner.</p><script>x()</script>') // 'One owner.\n'
 */
export const withoutMarkup = (text: string): string =>
  text.includes('<') ? skippedElements.reduce(withoutElement, text).replace(lineEnds, '\n').replace(tags, '') : text
