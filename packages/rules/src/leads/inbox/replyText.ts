const stops = /^(?:stop|stop ?all|end|quit|cancel|unsubscribe|opt ?out)$/
const starts = /^(?:start|unstop|opt ?in)$/

/**
 * Detects an opt-out or opt-in keyword as the whole text message (ENT-16); null for any other text, since the word within a sentence
 * means something else.
 *
 * @example optOutKeyword('STOP.') // 'stop'
 */
export const optOutKeyword = (text: string): 'stop' | 'start' | null => {
  const word = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  if (stops.test(word)) return 'stop'
  return starts.test(word) ? 'start' : null
}

/** Markers of a quoted message in mail programs. */
const quoteBegins = [
  /^On .{0,200}(?:\n.{0,120})?wrote:\s*$/m,
  /^-{2,}\s*(?:Original Message|Forwarded message)\s*-{2,}\s*$/im,
  /^_{10,}\s*$/m,
  /^From:\s.+\n(?:Sent|Date|To):\s/m,
]
const maxLength = 19_000

/**
 * Text of an email reply without the quoted message (ENT-16). Everything if there is nothing else.
 *
 * @example replyText('Yes please\n\nOn Tue, Lena wrote:\n> Shall I?') // 'Yes please'
 */
export const replyText = (text: string): string => {
  const plain = text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
  const cuts = quoteBegins.map((begin) => plain.search(begin)).filter((at) => at >= 0)
  const above = plain
    .slice(0, Math.min(plain.length, ...cuts))
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim()
  return (above || plain.trim()).slice(0, maxLength)
}
