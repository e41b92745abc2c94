/** Plain colours with their abbreviations in stock lists. */
const spellings: Readonly<Record<string, string>> = {
  White: 'wht whi',
  Black: 'blk',
  Silver: 'slv slvr',
  Grey: 'gray gry',
  Blue: 'blu',
  Red: '',
  Green: 'grn',
  Yellow: 'yel',
  Orange: 'org',
  Brown: 'brn',
  Purple: '',
  Gold: '',
  Bronze: '',
  Beige: '',
}
const colours = new Map(
  Object.entries(spellings).flatMap(([colour, others]) =>
    [colour.toLowerCase(), ...others.split(' ').filter((each) => each !== '')].map((word) => [word, colour] as const),
  ),
)
/** Words of a finish, which say nothing about the colour. */
const finish = /^(?:metallic|met|metal|pearl|pearlescent|prl|mica|solid|gloss|paint)$/

/**
 * The plain colour that a text names, with or without a finish; null for any other text, such as the name of a paint (SRC-03).
 *
 * @example plainColour('GREY MET') // 'Grey'
 * @example plainColour('Polymetal Grey') // null
 */
export const plainColour = (text: string): string | null => {
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !finish.test(word))
  const [only] = words
  return words.length === 1 && only !== undefined && !/\d/.test(text) ? (colours.get(only) ?? null) : null
}
