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

/**
 * Reads the addresses of an old site out of a sitemap, an index of sitemaps, or a list with one a line, of which the first column counts
 * (RTE-19). What is none is left out.
 */
export const addressesIn = (text: string): FoundAddresses => {
  if (/<(?:urlset|sitemapindex)\b/i.test(text)) {
    const found = [...text.matchAll(/<(sitemap|url)\b[^>]*>[\s\S]*?<loc>([\s\S]*?)<\/loc>/gi)].map(([, kind = '', loc = '']) => ({
      kind,
      loc: plain(loc.trim()),
    }))
    const of = (wanted: string) => [
      ...new Set(found.flatMap(({ kind, loc }) => (kind.toLowerCase() === wanted && isAddress(loc) ? [loc] : []))),
    ]
    return { pages: of('url'), maps: of('sitemap') }
  }
  const first = text.split(/\r?\n/).map((line) => (line.split(/[,;\t]/, 1)[0] ?? '').trim().replace(/^"|"$/g, ''))
  return { pages: [...new Set(first.filter(isAddress))], maps: [] }
}
