import { tint } from './paint'
import { seededRandom } from './seededRandom'

const colours = ['#2f4858', '#4b3f5c', '#33524a', '#5c4436', '#3a4670', '#5b3947', '#41505c', '#4d5234'] as const

const outlines = [
  '<rect x="12" y="12" width="216" height="216" rx="56"/>',
  '<circle cx="120" cy="120" r="108"/>',
  '<path d="M120 8C160 26 190 30 222 30C226 130 200 196 120 232C40 196 14 130 18 30C50 30 80 26 120 8z"/>',
  '<path d="M72 14H168L226 84V156L168 226H72L14 156V84z"/>',
] as const

/** Two letters for each name, no two names the same: the first, and the next of its letters still free. */
export const toMakeMarks = (names: readonly string[]): ReadonlyMap<string, string> => {
  const taken = new Set<string>()
  return new Map(
    names.map((name) => {
      const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
      const first = words[0]?.charAt(0).toUpperCase() ?? '?'
      const following = [
        ...words.slice(1).map((word) => word.charAt(0).toUpperCase()),
        ...(words[0] ?? '').slice(1),
        ...words.slice(1).join(''),
      ]
      const mark = following.map((letter) => `${first}${letter}`).find((letters) => !taken.has(letters)) ?? name.slice(0, 3)
      taken.add(mark)
      return [name, mark]
    }),
  )
}

/** A neutral sign with a make's letters, 240 × 240. Deliberately no likeness of any maker's real badge. */
export function drawMakeMark({ name, mark }: { name: string; mark: string }): string {
  const random = seededRandom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0, 'mark')
  const fill = random.pick(colours)
  const outline = random.pick(outlines)
  const text = mark.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">' +
    `<g fill="${fill}" stroke="${tint(fill, 0.4)}" stroke-width="6">${outline}</g>` +
    `<text x="120" y="152" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="86" font-weight="700" letter-spacing="1" fill="${tint(fill, 0.92)}">${text}</text></svg>`
  )
}
