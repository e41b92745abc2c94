const plural = (noun: string): string => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** A number of things, such as '1 menu item' or '2 entries'; `noun` is one of them, as the schema titles it. */
export const countNoun = (count: number, noun = 'entry'): string => {
  const one = noun.charAt(0).toLowerCase() + noun.slice(1)
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : plural(one)}`
}
