/** What was pasted into a list of texts as entries of its own: a line each, without bullets; null for a single line. */
export const pastedLines = (text: string): string[] | null => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•·]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
  return lines.length > 1 ? lines : null
}

/** A list with entries put in place of one, as many as there is room for. */
export const spreadEntries = <Entry>(list: readonly Entry[], index: number, entries: readonly Entry[], most: number | undefined): Entry[] =>
  list.toSpliced(index, 1, ...entries).slice(0, most)
