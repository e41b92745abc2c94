/** One or two letters for a person: of their first and last name. */
export const nameInitials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = '?'] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
