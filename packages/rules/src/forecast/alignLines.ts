/** Lines between two lines that stay: those before, and those in their place. */
export interface LineGap {
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** Lengths of the longest common subsequences of the rests of two lists. */
const commonLengths = (one: readonly string[], other: readonly string[]): number[][] => {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--) {
      const length = one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      const target = lengths[row]
      if (target) target[column] = length
    }
  return lengths
}

/** Compared lines beyond which an alignment isn’t worth its time. */
const maxCells = 4_000_000

/** Both lists without what they begin and end with alike. */
const withoutEqualEnds = (one: readonly string[], other: readonly string[]): readonly [readonly string[], readonly string[]] => {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

/**
 * Aligns the lines of a part before and after by the lines that stay (CFG-12): returns what changed between them, in order.
 *
 * @example alignLines(['a', '1', 'b'], ['a', '2', 'b']) // [{ removed: ['1'], added: ['2'] }]
 */
export const alignLines = (allBefore: readonly string[], allAfter: readonly string[]): LineGap[] => {
  const [before, after] = withoutEqualEnds(allBefore, allAfter)
  if (before.length * after.length > maxCells) return [{ removed: before, added: after }]
  const lengths = commonLengths(before, after)
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const gaps: LineGap[] = []
  let [row, column] = [0, 0]
  let gap = { removed: [] as string[], added: [] as string[] }
  const endGap = () => {
    if (gap.removed.length + gap.added.length > 0) gaps.push(gap)
    gap = { removed: [], added: [] }
  }
  while (row < before.length || column < after.length) {
    const [was, is] = [before[row], after[column]]
    if (was !== undefined && was === is) {
      endGap()
      row++
      column++
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      gap.removed.push(was)
      row++
    } else if (is !== undefined) {
      gap.added.push(is)
      column++
    }
  }
  endGap()
  return gaps
}
