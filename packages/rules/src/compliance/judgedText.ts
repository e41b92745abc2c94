/** How many pages a compliance check has judged. */
interface JudgedPages {
  readonly judged: number
  /** Number of all pages; null if it isn't known. */
  readonly total: number | null
  /** False if the time limit ended the check. */
  readonly complete: boolean
}

/** “34 of 560 pages”, or “560 pages” if these are all. */
export const judgedPages = ({ judged, total }: Pick<JudgedPages, 'judged' | 'total'>): string => {
  const all = total === null || total <= judged ? judged : total
  const part = all === judged ? '' : `${judged.toLocaleString('en-AU')} of `
  return `${part}${all.toLocaleString('en-AU')} ${all === 1 ? 'page' : 'pages'}`
}

/** Why the number of pages differs from the one of a forecast, which compares every address. */
const notCounted = 'Pages of sold cars, and those that aren’t for search engines, aren’t counted.'

/** Of how many pages of a draft the compliance check has judged which (LEG-02). Its changed texts are judged before. */
export const judgedText = (pages: JudgedPages): string => {
  const { judged, total, complete } = pages
  if (!complete) return `All changed texts are checked. ${judgedPages(pages)} checked so far; the rest is checked tonight. ${notCounted}`
  const checked = `Checked against advertising law: ${judgedPages(pages)}.`
  return total !== null && total > judged
    ? `${checked} Every content page and a few of each other kind, such as a car of each kind. ${notCounted} All live pages are checked every night.`
    : checked
}
