/** Buffer size for usual tokens; longer tokens allocate their own. */
const usualCells = 1024
const usualRows = new Uint8Array(usualCells)

/**
 * Visits the places of all tokens within the allowed typos of a query term, as ranges from `first` up to `end`. A typo is an insertion,
 * deletion, substitution or transposition (restricted Damerau–Levenshtein distance); a wrong first letter counts one more. With `isPrefix`
 * the query term may be the beginning of a longer one.
 *
 * Reuses the rows computed for the prefix that a token shares with the previous one, and skips all tokens with a hopeless prefix. Only a
 * diagonal band as wide as the allowed typos is computed.
 */
export function findTypos(
  ordered: OrderedTokens,
  entered: string,
  allowed: number,
  isPrefix: boolean,
  visit: (first: number, end: number) => void,
): void {
  const { tokens, shared } = ordered
  const length = entered.length
  const width = length + 1
  // Row d has the typos between the first d letters of a token and each prefix of the query term.
  const cells = (length + allowed + 2) * width
  const rows = cells <= usualCells ? usualRows : new Uint8Array(cells)
  for (let column = 0; column <= length; column++) rows[column] = column
  let knownDepth = 0

  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as string
    const limit = token.charCodeAt(0) === entered.charCodeAt(0) ? allowed : allowed - 1
    // A wrong first letter alone uses up all allowed typos.
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
      if (depth === token.length) {
        if (typos <= limit) visit(at, next)
        break
      }
      depth++
      if (fillRow(rows, depth, token, entered, allowed) > limit) {
        next = branchEnd(ordered, at, depth)
        break
      }
    }
    knownDepth = depth
    at = next
  }
}

/** Computes the relevant cells of a row from the two above; returns its minimum. */
function fillRow(rows: Uint8Array, depth: number, token: string, entered: string, allowed: number): number {
  const width = entered.length + 1
  const here = depth * width
  const above = here - width
  const letter = token.charCodeAt(depth - 1)
  const letterBefore = depth > 1 ? token.charCodeAt(depth - 2) : -1
  const first = Math.max(1, depth - allowed)
  const last = Math.min(entered.length, depth + allowed)
  // Cells beside the band are unreachable.
  rows[here + first - 1] = first === 1 ? depth : allowed + 1
  if (last < entered.length) rows[here + last + 1] = allowed + 1
  let min = first === 1 ? depth : allowed + 1
  for (let column = first; column <= last; column++) {
    const enteredLetter = entered.charCodeAt(column - 1)
    let typos = (rows[above + column - 1] as number) + (letter === enteredLetter ? 0 : 1)
    const longer = (rows[above + column] as number) + 1
    if (longer < typos) typos = longer
    const shorter = (rows[here + column - 1] as number) + 1
    if (shorter < typos) typos = shorter
    if (column > 1 && letterBefore === enteredLetter && letter === entered.charCodeAt(column - 2)) {
      const swapped = (rows[above - width + column - 2] as number) + 1
      if (swapped < typos) typos = swapped
    }
    rows[here + column] = typos
    if (typos < min) min = typos
  }
  return min
}

const onlyLetters = /^\p{L}+$/u

/** Typo tolerance only applies to letters: '2019' isn't a typo of '2018', nor 'cx5' of 'cx3'. */
export const isLetters = (token: string): boolean => onlyLetters.test(token)

/** Number of typos allowed in a token: one from 4 letters, two from 8. */
export function allowedTypos(token: string): number {
  if (token.length < 4 || !isLetters(token)) return 0
  return token.length < 8 ? 1 : 2
}

/** Sorted tokens, which form an implicit trie: tokens with a common prefix are adjacent. */
export interface OrderedTokens {
  readonly tokens: readonly string[]
  /** Length of the prefix each token shares with the previous one. */
  readonly shared: Uint8Array
  /** For each token the next one with a shorter shared prefix: the end of the branch. */
  readonly branchEnds: Uint32Array
}

const maxSharedLength = 255

/** @param tokens sorted and unique */
export function orderTokens(tokens: readonly string[]): OrderedTokens {
  const shared = new Uint8Array(tokens.length)
  for (let at = 1; at < tokens.length; at++) shared[at] = sharedLetters(tokens[at - 1] as string, tokens[at] as string)
  const branchEnds = new Uint32Array(tokens.length)
  for (let at = tokens.length - 1; at >= 0; at--) branchEnds[at] = branchEnd({ tokens, shared, branchEnds }, at, shared[at] as number)
  return { tokens, shared, branchEnds }
}

/** The first following token without the current token's first `depth` letters. */
function branchEnd({ tokens, shared, branchEnds }: OrderedTokens, at: number, depth: number): number {
  let next = at + 1
  while (next < tokens.length && (shared[next] as number) >= depth) next = branchEnds[next] as number
  return next
}

function sharedLetters(left: string, right: string): number {
  const max = Math.min(left.length, right.length, maxSharedLength)
  let count = 0
  while (count < max && left.charCodeAt(count) === right.charCodeAt(count)) count++
  return count
}
