/** Control characters except line breaks, invisible and bidirectional marks, and lone surrogates. */
const invisible = /(?!\n)[\p{Cc}\p{Surrogate}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu

/**
 * Sanitises entered text: removes invisible characters and collapses spaces (ENQ-31, SRC-02); keeps line breaks only for Comments.
 *
 * @example cleanText('  Anna\tMarie\u0000 ') // 'Anna Marie'
 */
export const cleanText = (text: string, keepLines = false): string => {
  const visible = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(invisible, '').normalize('NFC')
  return (keepLines ? visible.replace(/\n{3,}/g, '\n\n') : visible.replace(/\s+/g, ' ')).trim()
}
