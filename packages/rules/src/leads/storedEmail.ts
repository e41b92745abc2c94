/** Normalises an email address for storage (ENQ-31): lower-case domain; the local part may be case-sensitive. */
export const storedEmail = (text: string): string => {
  const at = text.lastIndexOf('@')
  return text.slice(0, at) + text.slice(at).toLowerCase()
}
