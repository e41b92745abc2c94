const names = ['White', 'Black', 'Silver', 'Grey', 'Blue', 'Red', 'Green', 'Yellow', 'Orange', 'Brown', 'Purple', 'Gold', 'Bronze', 'Beige']
const colours = new Map([...names.map((name) => [name.toLowerCase(), name] as const), ['gray', 'Grey'] as const])

/** Words of a finish, which say nothing about the colour. */
export const finishWords: ReadonlySet<string> = new Set('metallic met metal pearl pearlescent prl mica solid gloss paint'.split(' '))

/**
 * The plain colour that a text names, with or without a finish; null for any other text, such as the name of a paint (SRC-03).
 *
 * @example plainColour('GREY MET') // 'Grey'
 * @example plainColour('Polymetal Grey') // null
 */
export const plainColour = (text: string): string | null => {
  const words = (text.toLowerCase().match(/[a-z\d]+/g) ?? []).filter((word) => !finishWords.has(word))
  const [only] = words
  return words.length === 1 && only !== undefined ? (colours.get(only) ?? null) : null
}
