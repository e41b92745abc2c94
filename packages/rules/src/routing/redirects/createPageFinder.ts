/** A candidate page for an old URL. */
export interface SimilarPage {
  readonly path: string
  /** Similarity to the old URL, 0 to 1. */
  readonly similarity: number
}

/** Words without meaning for matching. */
const stopWords = new Set([
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
const synonyms: { readonly [word: string]: string } = {
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

const toWords = (path: string): string[] => {
  const words = path
    .toLowerCase()
    .replace(/pre-owned/g, 'preowned')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .map((word) => synonyms[word] ?? word)
  return [...new Set(words)]
}

/** Minimum similarity; below it is a guess. */
const minSimilarity = 0.3

/**
 * Finds the page that best matches an old URL (RTE-19), by shared words; rare words, such as a stock number or a model, weigh more than
 * frequent ones. Null if none is similar.
 */
export const createPageFinder = (paths: readonly string[]): ((address: string) => SimilarPage | null) => {
  const pages = [...new Set(paths)].map((path) => ({ path, words: toWords(path) }))
  const byWord = new Map<string, number[]>()
  for (const [index, { words }] of pages.entries()) for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), index])
  const wordWeight = (word: string) => Math.log(1 + pages.length / (1 + (byWord.get(word)?.length ?? 0))) + (/\d{3}/.test(word) ? 1 : 0)
  const weight = (words: readonly string[]) => words.reduce((sum, word) => sum + wordWeight(word), 0)

  return (address) => {
    const queryWords = toWords(address.split(/[?#]/, 1)[0] ?? '')
    const shared = new Map<number, number>()
    for (const word of queryWords)
      for (const index of byWord.get(word) ?? []) shared.set(index, (shared.get(index) ?? 0) + wordWeight(word))
    const whole = weight(queryWords)
    let best: SimilarPage | null = null
    for (const [index, sharedWeight] of shared) {
      const page = pages[index]
      if (!page) continue
      const similarity = (2 * sharedWeight) / (whole + weight(page.words))
      const isBetter =
        best === null || similarity > best.similarity || (similarity === best.similarity && page.path.length < best.path.length)
      if (similarity >= minSimilarity && isBetter) best = { path: page.path, similarity }
    }
    return best
  }
}
