/** What XML 1.0 can't hold: control characters, halves of characters, and two that are none. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu

/**
 * A text as it stands in an element or attribute of XML (ENT-01): escaped, without what XML can't hold.
 *
 * @example xmlText('Tom & Jo\u0000') // 'Tom &amp; Jo'
 */
export const xmlText = (text: string): string =>
  text.replace(unwritable, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
