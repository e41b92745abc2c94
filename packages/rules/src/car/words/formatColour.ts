import { memoised } from '@forecourt/schema/memoised'

const mostColours = 500

/**
 * Says a colour within a sentence (VDP-02): a plain one such as 'Light blue' in lower case, a manufacturer's such as 'Glacier
 * White' by its name.
 */
export const formatColour = memoised((colour: string): string => {
  const words = colour.trim().split(/\s+/)
  const isName = words.length > 1 && words.every((word) => /^[^\p{Ll}]/u.test(word))
  return isName ? words.join(' ') : words.join(' ').toLowerCase()
}, mostColours)
