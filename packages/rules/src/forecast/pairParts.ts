import type { PagePart } from './createParts'

interface PairedParts {
  readonly pairs: readonly (readonly [before: PagePart, after: PagePart])[]
  readonly removed: readonly PagePart[]
  readonly added: readonly PagePart[]
}

/** Whether two parts have half of their lines in common. */
const sharesLines = ({ lines: one }: PagePart, { lines: other }: PagePart): boolean => {
  const shared = one.filter((line) => other.includes(line)).length
  return shared * 2 >= Math.max(one.length, other.length)
}

const isOtherCard = (one: PagePart, other: PagePart): boolean => one.href !== '' && other.href !== '' && one.href !== other.href

/** Rules by which parts are the same, the strictest first. */
const sameness: readonly ((one: PagePart, other: PagePart) => boolean)[] = [
  (one, other) => one.name === other.name && one.href === other.href,
  (one, other) => one.href !== '' && one.href === other.href && (one.name === '') === (other.name === ''),
  (one, other) => one.name !== '' && one.name === other.name,
  (one, other) => one.name === '' && other.name === '',
  // A heading with other words over the same text.
  (one, other) => !isOtherCard(one, other) && sharesLines(one, other),
  // The place of a single heading.
  (one, other) => !isOtherCard(one, other) && one.lines.length === 1 && other.lines.length === 1,
]

/** Pairs the parts of a page before and after (CFG-12): by heading and link, so that each card is compared with itself. */
export const pairParts = (before: readonly PagePart[], after: readonly PagePart[]): PairedParts => {
  const pairs: [PagePart, PagePart][] = []
  let removed = [...before]
  const added = [...after]
  for (const isSame of sameness)
    removed = removed.filter((part) => {
      const at = added.findIndex((other) => isSame(part, other))
      const [found] = at === -1 ? [] : added.splice(at, 1)
      if (found) pairs.push([part, found])
      return !found
    })
  pairs.sort(([one], [other]) => before.indexOf(one) - before.indexOf(other))
  return { pairs, removed, added }
}
