/** The six digits of a code however they were typed or pasted, with blanks or a dash; null where they aren't six (RTE-13). */
export const parseSignInCode = (text: string): string | null => {
  const digits = text.normalize('NFKC').replace(/[\s\u200b-\u200d\u2060-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
