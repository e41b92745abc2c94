/** For each of ordered words, how many letters it shares with the one before it. */
export function sharedLetters(words: readonly string[]): Uint8Array {
  const shared = new Uint8Array(words.length)
  for (let at = 1; at < words.length; at++) {
    const before = words[at - 1] as string
    const word = words[at] as string
    const most = Math.min(before.length, word.length, 255)
    let count = 0
    while (count < most && before.charCodeAt(count) === word.charCodeAt(count)) count++
    shared[at] = count
  }
  return shared
}
