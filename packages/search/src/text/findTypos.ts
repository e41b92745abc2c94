/** Words in order, and how many letters each shares with the one before it. */
export interface OrderedWords {
  readonly words: readonly string[]
  readonly shared: ArrayLike<number>
}

/**
 * Visits the places of all words that a typed word may mean. A typo is a letter too many, missing, or another, or two neighbours
 * swapped (Damerau and Levenshtein's distance, where what is swapped isn't edited again); a wrong first letter counts one more.
 * With `isPrefix` the typed word may be the beginning of a longer one.
 *
 * Ordered words are a tree written down: what was worked out for the letters a word shares with the one before it still holds,
 * and when those letters are hopeless, so is the word.
 */
export function findTypos(ordered: OrderedWords, typed: string, allowed: number, isPrefix: boolean, visit: (at: number) => void): void {
  const length = typed.length
  const width = length + 1
  // Row d holds the typos between the first d letters of a word and each beginning of what was typed.
  const rows = new Uint8Array((length + allowed + 2) * width)
  for (let column = 0; column <= length; column++) rows[column] = column
  let knownDepth = 0
  let hopelessDepth = Number.POSITIVE_INFINITY
  let foundDepth = Number.POSITIVE_INFINITY

  for (let at = 0; at < ordered.words.length; at++) {
    const shared = ordered.shared[at] as number
    if (shared >= hopelessDepth) continue
    if (shared >= foundDepth) {
      visit(at)
      continue
    }
    const word = ordered.words[at] as string
    const limit = word.charCodeAt(0) === typed.charCodeAt(0) ? allowed : allowed - 1
    hopelessDepth = Number.POSITIVE_INFINITY
    foundDepth = Number.POSITIVE_INFINITY
    let depth = Math.min(shared, knownDepth)
    for (;;) {
      const typos = rows[depth * width + length] as number
      if (isPrefix && typos <= limit) {
        foundDepth = depth
        visit(at)
        break
      }
      if (depth === word.length) {
        if (typos <= limit) visit(at)
        break
      }
      depth++
      if (fillRow(rows, depth, word, typed) > limit) {
        hopelessDepth = depth
        break
      }
    }
    knownDepth = depth
  }
}

/** Fills the row of a depth from the two above it; returns its least number. */
function fillRow(rows: Uint8Array, depth: number, word: string, typed: string): number {
  const width = typed.length + 1
  const here = depth * width
  const above = here - width
  const letter = word.charCodeAt(depth - 1)
  const letterBefore = depth > 1 ? word.charCodeAt(depth - 2) : -1
  rows[here] = depth
  let least = depth
  for (let column = 1; column < width; column++) {
    const typedLetter = typed.charCodeAt(column - 1)
    let typos = (rows[above + column - 1] as number) + (letter === typedLetter ? 0 : 1)
    typos = Math.min(typos, (rows[above + column] as number) + 1, (rows[here + column - 1] as number) + 1)
    if (column > 1 && letterBefore === typedLetter && letter === typed.charCodeAt(column - 2))
      typos = Math.min(typos, (rows[above - width + column - 2] as number) + 1)
    rows[here + column] = typos
    if (typos < least) least = typos
  }
  return least
}
