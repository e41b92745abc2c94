/** The first letters of the first two words of a name that mean something. */
export const initials = (name: string): string =>
  name
    .split(/[\s&+-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !/^(the|of|and)$/i.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
