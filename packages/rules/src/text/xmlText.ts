/** Characters that XML 1.0 doesn't allow: control characters, lone surrogates, and two noncharacters. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu

/**
 * Escapes text for an XML element or attribute (ENT-01), without characters that XML doesn't allow.
 *
 * @example xmlText('Tom & Jo\u0000') // 'Tom &amp; Jo'
 */
export const xmlText = (text: string): string =>
  text.replace(unwritable, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
