import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Features that a sample must contain and that this item has. */
export type Wanted<Item> = (item: Item) => readonly string[]

/**
 * Greedy set cover: repeatedly takes the item with most features that the sample doesn't have yet; among equals by a hash of the name.
 * Skips items that turn out empty when loaded.
 */
export const cover = async <Item extends { readonly name: string }, Taken>(
  items: readonly Item[],
  wanted: Wanted<Item>,
  take: (item: Item) => Taken | null | Promise<Taken | null>,
): Promise<Taken[]> => {
  const left = items
    .map((item) => ({ item, wants: new Set(wanted(item)), at: digest(item.name) }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const taken: Taken[] = []
  for (;;) {
    const best = left.reduce((most, one) => (one.wants.size > most.wants.size ? one : most), left[0] ?? { wants: new Set() })
    if (best.wants.size === 0 || !('item' in best)) return taken
    const found = [...best.wants]
    best.wants.clear()
    const one = await take(best.item)
    if (one === null) continue
    taken.push(one)
    for (const { wants } of left) for (const each of found) wants.delete(each)
  }
}
