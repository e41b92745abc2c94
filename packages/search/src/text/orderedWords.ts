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
export function branchEnd({ words, shared, leaves }: OrderedWords, at: number, depth: number): number {
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
