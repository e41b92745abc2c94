import type { Beacon } from './Beacon'

/** As many cars and searches of a page as are told of: whoever scrolls on for ever has said enough. */
const maxEntries = 200

/** Gathers what happens on a page until it is sent; what was sent is not sent again. */
export function createBeacons(about: Pick<Beacon, 'page' | 'path' | 'source' | 'campaign'>, send: (beacon: Beacon) => void) {
  let counts: { view?: number; form?: number; call?: number } = {}
  let seen: string[] = []
  let searches: [string, number][] = []
  return {
    count(what: 'view' | 'form' | 'call') {
      counts[what] = (counts[what] ?? 0) + 1
    },
    see(slug: string) {
      if (seen.length < maxEntries) seen.push(slug)
    },
    search(words: string, results: number) {
      if (searches.length < maxEntries) searches.push([words, results])
    },
    flush() {
      if (Object.keys(counts).length + seen.length + searches.length === 0) return
      send({ ...about, counts, seen, searches })
      counts = {}
      seen = []
      searches = []
    },
  }
}
