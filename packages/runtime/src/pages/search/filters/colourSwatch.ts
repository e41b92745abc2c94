/** CSS colours by a word in the paint's name, most specific first. */
const paints: readonly (readonly [word: RegExp, fill: string])[] = [
  [/light blue|sky|ice blue|powder/, '#8fb6d9'],
  [/navy|midnight/, '#1c2b4a'],
  [/teal|turquoise|aqua/, '#1f8a8a'],
  [/graphite|charcoal|gunmetal|steel/, '#454a50'],
  [/burgundy|maroon|wine|cherry/, '#6d1526'],
  [/champagne|cream|ivory|beige|sand|latte/, '#dccfb4'],
  [/bronze|copper/, '#8a6a48'],
  [/silver|titanium|platinum/, '#b9bec4'],
  [/grey|gray/, '#6b7178'],
  [/white|pearl|snow|glacier/, '#f7f7f4'],
  [/black|ebony|onyx/, '#17191c'],
  [/blue/, '#1f4e8c'],
  [/red/, '#a8201a'],
  [/green|olive|khaki/, '#3d5a4a'],
  [/yellow/, '#e3b505'],
  [/gold/, '#b08d3c'],
  [/orange/, '#d2601a'],
  [/brown|mocha|chocolate/, '#5b4030'],
  [/purple|violet/, '#59357a'],
  [/pink|rose/, '#d98aa5'],
]

/** The CSS colour of a paint name, as '#rrggbb'; null if unknown. */
export const colourSwatch = (name: string): string | null => paints.find(([word]) => word.test(name.toLowerCase()))?.[1] ?? null
