const citation = /\b([A-Z]{2,4})-(\d{2})(?: to \1-(\d{2}))?\b/g

/**
 * The requirements a text cites, once each and in order, with ranges written out.
 *
 * @example citedRequirements('as CAR-02 to CAR-04 say') // ['CAR-02', 'CAR-03', 'CAR-04']
 */
export const citedRequirements = (text: string): string[] => {
  const ids = [...text.matchAll(citation)].flatMap(([, area = '', from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${area}-${String(Number(from) + index).padStart(2, '0')}`),
  )
  return [...new Set(ids)].toSorted()
}
