import { mergeSort } from '../work/mergeSort'
import { radixSort } from '../work/radixSort'
import type { Work } from '../work/Work'

/** Letters per key; a non-ASCII letter ends it. */
const lettersPerKey = 4
/** Number of keys before texts are compared directly. */
const keysPerText = 3
const maxAscii = 127

/** Sorts texts by their first letters with a radix sort, and by comparison where those are equal; returns their places. */
export function* orderTexts(texts: readonly string[]): Work<Uint32Array> {
  let order: Uint32Array = new Uint32Array(texts.length)
  for (let at = 0; at < order.length; at++) order[at] = at
  const keys = Array.from({ length: keysPerText }, () => new Uint32Array(texts.length))
  for (const [at, text] of texts.entries()) {
    let ended = false
    for (let index = 0; index < keysPerText; index++) {
      let key = 0
      for (let letter = 0; letter < lettersPerKey; letter++) {
        const place = index * lettersPerKey + letter
        const code: number = ended || place >= text.length ? 0 : Math.min(text.charCodeAt(place), maxAscii)
        if (code === maxAscii) ended = true
        key = (key << 7) | code
      }
      ;(keys[index] as Uint32Array)[at] = key
    }
    if (at % 8192 === 0) yield
  }
  for (const key of keys.toReversed()) order = yield* radixSort(order, key)
  const hasEqualKeys = (left: number, right: number) => keys.every((key) => key[left] === key[right])
  for (let start = 0; start < order.length; ) {
    let end = start + 1
    while (end < order.length && hasEqualKeys(order[start] as number, order[end] as number)) end++
    if (end - start > 1) {
      const equalKeys = order.slice(start, end)
      order.set(
        yield* mergeSort(equalKeys, (left, right) => {
          const [one, other] = [texts[left] as string, texts[right] as string]
          return one < other ? -1 : one > other ? 1 : 0
        }),
        start,
      )
    }
    start = end
    if (start % 64 === 0) yield
  }
  return order
}
