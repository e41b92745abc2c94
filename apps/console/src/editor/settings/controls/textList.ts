/** Splits pasted text into list entries by line, without bullets; null for a single line. */
export const pastedLines = (text: string): string[] | null => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•·]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
  return lines.length > 1 ? lines : null
}

/** Replaces one entry of a list by several, up to the maximum. */
export const spreadEntries = <Entry>(list: readonly Entry[], index: number, entries: readonly Entry[], max: number | undefined): Entry[] =>
  list.toSpliced(index, 1, ...entries).slice(0, max)
