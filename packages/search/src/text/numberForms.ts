const onlyLetters = /^[a-z]+$/

/** A word's singular, or else its plural, as far as English builds them by rule; none of what may be either or neither. */
export function numberForms(word: string): string[] {
  if (word.length < 3 || !onlyLetters.test(word)) return []
  if (!word.endsWith('s')) {
    if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
    return [/(?:ch|sh|x|z)$/.test(word) ? `${word}es` : `${word}s`]
  }
  // 'class', 'Lexus' and 'Yaris' are no plurals.
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return []
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  return /(?:ch|sh|x|z|s)es$/.test(word) ? [word.slice(0, -2), word.slice(0, -1)] : [word.slice(0, -1)]
}
