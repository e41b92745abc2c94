import { tint } from './paint'
import { seededRandom } from './seededRandom'

/** A neutral tile with a make's initials, 240 × 240. Deliberately no likeness of any maker's real badge. */
export function drawMakeMark({ name, seed = 0, colour }: { name: string; seed?: number; colour?: string }): string {
  const fill = colour ?? seededRandom(seed + name.length, name).pick(['#2f3a45', '#3d4a57', '#41505c', '#36404a', '#4a5560'])
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter((word) => word !== '')
  const initials = (
    words.length > 1
      ? words
          .slice(0, 2)
          .map((word) => word[0] ?? '')
          .join('')
      : (words[0] ?? '?').slice(0, 2)
  ).toUpperCase()
  const text = initials.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">' +
    `<rect x="8" y="8" width="224" height="224" rx="56" fill="${fill}"/>` +
    `<rect x="20" y="20" width="200" height="200" rx="46" fill="none" stroke="${tint(fill, 0.4)}" stroke-width="4"/>` +
    `<text x="120" y="150" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="84" font-weight="700" letter-spacing="2" fill="${tint(fill, 0.9)}">${text}</text></svg>`
  )
}
