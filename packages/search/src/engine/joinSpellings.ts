/**
 * Values that differ by their spelling alone are one value, as a filter by it finds them all: the counts of all spellings go to the most
 * frequent one, of equals the first by name. Changes `counts`.
 */
export function joinSpellings(spellings: Iterable<readonly number[]>, names: readonly string[], counts: Uint32Array): void {
  for (const slots of spellings) {
    if (slots.length === 1) continue
    let best = slots[0] as number
    let sum = 0
    for (const slot of slots) {
      const count = counts[slot] ?? 0
      sum += count
      const most = counts[best] ?? 0
      if (count > most || (count === most && (names[slot] as string) < (names[best] as string))) best = slot
    }
    for (const slot of slots) counts[slot] = slot === best ? sum : 0
  }
}
