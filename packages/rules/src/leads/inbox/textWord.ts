const stops = /^(?:stop|stop ?all|end|quit|cancel|unsubscribe|opt ?out)$/
const starts = /^(?:start|unstop|opt ?in)$/

/**
 * What a text message asks of us by a word of its own (ENT-16): to write no more, or again. Null for any other: within a sentence such a word
 * means something else.
 *
 * @example textWord('STOP.') // 'stop'
 */
export const textWord = (text: string): 'stop' | 'start' | null => {
  const word = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  if (stops.test(word)) return 'stop'
  return starts.test(word) ? 'start' : null
}
