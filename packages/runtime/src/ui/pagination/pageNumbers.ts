/** The pages a pager links to: both ends and the neighbourhood of the current one; null stands for a gap. Page 6 of 20 gives 1 … 5 6 7 … 20. */
export const pageNumbers = (page: number, pageCount: number): (number | null)[] => {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1])
  // A gap of one page is no shorter than the page itself.
  if (page === 4) wanted.add(2)
  if (page === pageCount - 3) wanted.add(pageCount - 1)
  const pages = [...wanted].filter((candidate) => candidate >= 1 && candidate <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((candidate, index) => {
    const before = pages[index - 1]
    return before !== undefined && candidate - before > 1 ? [null, candidate] : [candidate]
  })
}
