/** Wraps a text into at most `max` lines of `width`; the rest is cut with an ellipsis. */
export const textLines = (text: string, measure: (line: string) => number, width: number, max: number): string[] => {
  const words = text.split(/\s+/).filter(Boolean)
  const lines: string[] = []
  let line = ''
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width || line === '') {
      line = longer
      continue
    }
    if (lines.length === max - 1) {
      let rest = [line, ...words.slice(index)].join(' ')
      while (rest.length > 1 && measure(`${rest}…`) > width) rest = rest.slice(0, -1).trimEnd()
      return [...lines, `${rest}…`]
    }
    lines.push(line)
    line = word
  }
  while (line.length > 1 && measure(line) > width) line = `${line.replace(/…$/, '').slice(0, -1)}…`
  return line === '' ? lines : [...lines, line]
}
