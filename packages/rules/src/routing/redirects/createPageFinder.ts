/** A candidate page for an old URL. */
export interface NearPage {
  readonly path: string
  /** Similarity to the old URL, 0 to 1. */
  readonly likeness: number
}

/** Words without meaning for matching. */
const noise = new Set([
  'html',
  'htm',
  'php',
  'aspx',
  'asp',
  'jsp',
  'cfm',
  'index',
  'default',
  'page',
  'pages',
  'www',
  'the',
  'and',
  'our',
  'us',
  'au',
  'nz',
  'com',
  'id',
  'en',
  'sale',
  'for',
])

/** Synonyms that other website systems use in URLs, mapped to our path words. */
const otherWords: { readonly [word: string]: string } = {
  inventory: 'search',
  stock: 'search',
  vehicle: 'search',
  showroom: 'search',
  listing: 'search',
  special: 'offer',
  deal: 'offer',
  promotion: 'offer',
  latest: 'offer',
  dealership: 'location',
  branch: 'location',
  map: 'location',
  hour: 'location',
  preowned: 'used',
  secondhand: 'used',
  servicing: 'service',
  spare: 'part',
  loan: 'finance',
  repayment: 'finance',
  valuation: 'trade',
  enquiry: 'contact',
  enquire: 'contact',
}

const wordsOf = (path: string): string[] => {
  const words = path
    .toLowerCase()
    .replace(/pre-owned/g, 'preowned')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !noise.has(word))
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .map((word) => otherWords[word] ?? word)
  return [...new Set(words)]
}

/** Minimum similarity; below it is a guess. */
const leastLikeness = 0.3

/**
 * Finds the page that best matches an old URL (RTE-19), by shared words; rare words, such as a stock number or a model, weigh more than
 * frequent ones. Null if none is similar.
 */
export const createPageFinder = (paths: readonly string[]): ((address: string) => NearPage | null) => {
  const pages = [...new Set(paths)].map((path) => ({ path, words: wordsOf(path) }))
  const byWord = new Map<string, number[]>()
  for (const [index, { words }] of pages.entries()) for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), index])
  const weightOf = (word: string) => Math.log(1 + pages.length / (1 + (byWord.get(word)?.length ?? 0))) + (/\d{3}/.test(word) ? 1 : 0)
  const weight = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0)

  return (address) => {
    const queryWords = wordsOf(address.split(/[?#]/, 1)[0] ?? '')
    const shared = new Map<number, number>()
    for (const word of queryWords) for (const index of byWord.get(word) ?? []) shared.set(index, (shared.get(index) ?? 0) + weightOf(word))
    const whole = weight(queryWords)
    let best: NearPage | null = null
    for (const [index, common] of shared) {
      const page = pages[index]
      if (!page) continue
      const likeness = (2 * common) / (whole + weight(page.words))
      const isBetter = best === null || likeness > best.likeness || (likeness === best.likeness && page.path.length < best.path.length)
      if (likeness >= leastLikeness && isBetter) best = { path: page.path, likeness }
    }
    return best
  }
}
