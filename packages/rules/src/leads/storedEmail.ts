/** An email address as it is stored (ENQ-31): what follows the last @ means the same in small letters, what stands before it may not. */
export const storedEmail = (text: string): string => {
  const at = text.lastIndexOf('@')
  return text.slice(0, at) + text.slice(at).toLowerCase()
}
