/** Hash of a text (FNV-1a), mixed at the end, as texts with the same beginning have similar hashes without that. */
const hashText = (text: string): number => {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The order in which sites or pages are sampled (CFG-12): as if drawn at random, but the same each time, as it depends on their keys only. */
export const inRandomOrder = <Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Item[] =>
  [...items]
    .map((item) => ({ item, hash: hashText(keyOf(item)) }))
    .sort((one, other) => one.hash - other.hash)
    .map(({ item }) => item)
