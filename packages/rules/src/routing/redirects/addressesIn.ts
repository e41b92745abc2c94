/** What a file of an old site's addresses holds: pages, and further files of them. */
export interface FoundAddresses {
  readonly pages: readonly string[]
  readonly maps: readonly string[]
}

const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string) =>
  text
    .replace(/^<!\[CDATA\[|\]\]>$/g, '')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => entities[name] ?? '')
    .trim()

const isAddress = (text: string) => /^https?:\/\/[^\s/]+/i.test(text) || /^\/\S/.test(text)

/** Each entry of a sitemap with its first address. Each tag is looked at once: a pattern from tag to tag would look through the rest of the file for each. */
const entriesIn = (text: string): { readonly kind: string; readonly loc: string }[] => {
  const found: { readonly kind: string; readonly loc: string }[] = []
  let kind = ''
  let start = -1
  for (const { 0: tag, 1: entry, index } of text.matchAll(/<(sitemap|url)[\s>]|<loc>|<\/loc>/gi)) {
    if (entry !== undefined) {
      kind = entry.toLowerCase()
      start = -1
    } else if (tag[1] !== '/') {
      if (start < 0) start = index + tag.length
    } else if (start >= 0 && kind !== '') {
      found.push({ kind, loc: plain(text.slice(start, index).trim()) })
      kind = ''
    }
  }
  return found
}

/**
 * Reads the addresses of an old site out of a sitemap, an index of sitemaps, or a list with one a line, of which the first column counts
 * (RTE-19). What is none is left out.
 */
export const addressesIn = (text: string): FoundAddresses => {
  if (/<(?:urlset|sitemapindex)\b/i.test(text)) {
    const found = entriesIn(text)
    const of = (wanted: string) => [...new Set(found.flatMap(({ kind, loc }) => (kind === wanted && isAddress(loc) ? [loc] : [])))]
    return { pages: of('url'), maps: of('sitemap') }
  }
  const first = text.split(/\r?\n/).map((line) => (line.split(/[,;\t]/, 1)[0] ?? '').trim().replace(/^"|"$/g, ''))
  return { pages: [...new Set(first.filter(isAddress))], maps: [] }
}
