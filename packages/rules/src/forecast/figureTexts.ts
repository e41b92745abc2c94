/** Prices, repayments and rates. */
export const figure = /\$\s?\d|\d\s?%/

const smallPrint =
  /\b(?:warning|comparison rate|disclaimer|approved customers|government charges|gov\. charges|on[- ]road costs|terms and conditions|a guide|an estimate|credit licence|lender)\b/i

/** Characters of a line that names or explains the figure next to it. */
const maxLabel = 80

const isStatement = (line: string): boolean => figure.test(line) || smallPrint.test(line)

/**
 * The prices, repayments, rates and small print of a page (CFG-12), in reading order: each group of lines with figures, with the short lines
 * before and after that say what they are.
 *
 * @param lines of a page or of a part of it
 * @example figureTexts(['Rio', 'Drive away', '$24,990', 'Call us today or visit us']) // ['Drive away · $24,990 · Call us today or visit us']
 */
export const figureTexts = (lines: readonly string[]): string[] => {
  const isLabel = (index: number) => {
    const line = lines[index]
    return line !== undefined && line.length <= maxLabel
  }
  const isTaken = lines.map(
    (line, index) => isStatement(line) || (isLabel(index) && (figure.test(lines[index - 1] ?? '') || figure.test(lines[index + 1] ?? ''))),
  )
  const groups: string[][] = []
  for (const [index, line] of lines.entries()) {
    if (!isTaken[index]) continue
    const last = groups.at(-1)
    // A long text stands by itself.
    if (last && isTaken[index - 1] && isLabel(index) && isLabel(index - 1)) last.push(line)
    else groups.push([line])
  }
  return [...new Set(groups.map((group) => group.join(' · ')))]
}
