/** Contents of a sitemap file: pages, and further sitemaps. */
export interface SitemapAddresses {
  readonly pages: readonly string[]
  readonly sitemaps: readonly string[]
}

const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string) =>
  text
    .replace(/^<!\[CDATA\[|\]\]>$/g, '')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => entities[name] ?? '')
    .trim()

const isAddress = (text: string) => /^https?:\/\/[^\s/]+/i.test(text) || /^\/\S/.test(text)

/** Sitemap entries with their first URL. Scans each tag once; a regular expression across tags would be quadratic. */
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
 * Extracts URLs from a sitemap, a sitemap index, or a list with one per line, of which the first column is used (RTE-19). Skips invalid
 * ones.
 */
export const parseSitemap = (text: string): SitemapAddresses => {
  if (/<(?:urlset|sitemapindex)\b/i.test(text)) {
    const found = entriesIn(text)
    const ofKind = (wanted: string) => [...new Set(found.flatMap(({ kind, loc }) => (kind === wanted && isAddress(loc) ? [loc] : [])))]
    return { pages: ofKind('url'), sitemaps: ofKind('sitemap') }
  }
  const first = text.split(/\r?\n/).map((line) => (line.split(/[,;\t]/, 1)[0] ?? '').trim().replace(/^"|"$/g, ''))
  return { pages: [...new Set(first.filter(isAddress))], sitemaps: [] }
}
