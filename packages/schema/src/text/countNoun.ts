const plural = (noun: string): string => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** A count with its noun, such as '1 menu item' or '2 entries'; `noun` is singular, as in the schema's title. */
export const countNoun = (count: number, noun = 'entry'): string => {
  const one = noun.charAt(0).toLowerCase() + noun.slice(1)
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : plural(one)}`
}
