/** Of typed words that are longer, each search makes rows of its own. */
const usualCells = 1024
const usualRows = new Uint8Array(usualCells)

/**
 * Visits the places of all words that a typed word may mean, as stretches from `first` up to `end`. A typo is a letter too many,
 * missing, or another, or two neighbours swapped (Damerau and Levenshtein's distance, where what is swapped isn't edited again); a
 * wrong first letter counts one more. With `isPrefix` the typed word may be the beginning of a longer one.
 *
 * What was worked out for the letters a word shares with the one before it still holds, and when those letters are hopeless, so are
 * all words that begin with them. Letters that are further apart than typos are forgiven are never compared.
 */
export function findTypos(
  ordered: OrderedWords,
  typed: string,
  allowed: number,
  isPrefix: boolean,
  visit: (first: number, end: number) => void,
): void {
  const { words, shared } = ordered
  const length = typed.length
  const width = length + 1
  // Row d holds the typos between the first d letters of a word and each beginning of what was typed.
  const cells = (length + allowed + 2) * width
  const rows = cells <= usualCells ? usualRows : new Uint8Array(cells)
  for (let column = 0; column <= length; column++) rows[column] = column
  let knownDepth = 0

  for (let at = 0; at < words.length; ) {
    const word = words[at] as string
    const limit = word.charCodeAt(0) === typed.charCodeAt(0) ? allowed : allowed - 1
    // With a wrong first letter alone no typo is left to forgive.
    if (limit === 0) {
      at = branchEnd(ordered, at, 1)
      knownDepth = 0
      continue
    }
    let next = at + 1
    let depth = Math.min(shared[at] as number, knownDepth)
    for (;;) {
      const typos = depth + allowed < length ? allowed + 1 : (rows[depth * width + length] as number)
      if (isPrefix && typos <= limit) {
        next = branchEnd(ordered, at, depth)
        visit(at, next)
        break
      }
      if (depth === word.length) {
        if (typos <= limit) visit(at, next)
        break
      }
      depth++
      if (fillRow(rows, depth, word, typed, allowed) > limit) {
        next = branchEnd(ordered, at, depth)
        break
      }
    }
    knownDepth = depth
    at = next
  }
}

/** Fills what matters of a depth's row from the two above it; returns its least number. */
function fillRow(rows: Uint8Array, depth: number, word: string, typed: string, allowed: number): number {
  const width = typed.length + 1
  const here = depth * width
  const above = here - width
  const letter = word.charCodeAt(depth - 1)
  const letterBefore = depth > 1 ? word.charCodeAt(depth - 2) : -1
  const first = Math.max(1, depth - allowed)
  const last = Math.min(typed.length, depth + allowed)
  // Beside the cells that matter are such as no way leads to.
  rows[here + first - 1] = first === 1 ? depth : allowed + 1
  if (last < typed.length) rows[here + last + 1] = allowed + 1
  let least = first === 1 ? depth : allowed + 1
  for (let column = first; column <= last; column++) {
    const typedLetter = typed.charCodeAt(column - 1)
    let typos = (rows[above + column - 1] as number) + (letter === typedLetter ? 0 : 1)
    const longer = (rows[above + column] as number) + 1
    if (longer < typos) typos = longer
    const shorter = (rows[here + column - 1] as number) + 1
    if (shorter < typos) typos = shorter
    if (column > 1 && letterBefore === typedLetter && letter === typed.charCodeAt(column - 2)) {
      const swapped = (rows[above - width + column - 2] as number) + 1
      if (swapped < typos) typos = swapped
    }
    rows[here + column] = typos
    if (typos < least) least = typos
  }
  return least
}

const onlyLetters = /^\p{L}+$/u

/** Typos are a matter of letters: of '2019' and '2018', or 'cx5' and 'cx3', neither is the other mistyped. */
export const isLetters = (word: string): boolean => onlyLetters.test(word)

/** How many typos are forgiven in a word: one from 4 letters, two from 8. */
export function allowedTypos(word: string): number {
  if (word.length < 4 || !isLetters(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Words in order, which are a tree written down: those that begin alike are neighbours. */
export interface OrderedWords {
  readonly words: readonly string[]
  /** How many letters each word shares with the one before it. */
  readonly shared: Uint8Array
  /** Of each word the next one that shares fewer letters with the one before it: there a branch ends. */
  readonly leaves: Uint32Array
}

const longestShared = 255

/** @param words in order, each once */
export function orderedWords(words: readonly string[]): OrderedWords {
  const shared = new Uint8Array(words.length)
  for (let at = 1; at < words.length; at++) shared[at] = sharedLetters(words[at - 1] as string, words[at] as string)
  const leaves = new Uint32Array(words.length)
  for (let at = words.length - 1; at >= 0; at--) leaves[at] = branchEnd({ words, shared, leaves }, at, shared[at] as number)
  return { words, shared, leaves }
}

/** The first word after this one that has not its first `depth` letters. */
function branchEnd({ words, shared, leaves }: OrderedWords, at: number, depth: number): number {
  let next = at + 1
  while (next < words.length && (shared[next] as number) >= depth) next = leaves[next] as number
  return next
}

function sharedLetters(left: string, right: string): number {
  const most = Math.min(left.length, right.length, longestShared)
  let count = 0
  while (count < most && left.charCodeAt(count) === right.charCodeAt(count)) count++
  return count
}
