import { firstLater } from './islandIds'

/** The data of the parts of what came later (`writeFragment`). */
const linesWithin = (fragment: Element): readonly string[] => fragment.querySelector(':scope > script')?.textContent.split('\n') ?? []

/** The number of the data of a part. */
export const islandLine = (element: HTMLElement): number => Number(element.dataset.line)

/** The data of a part, as JSON: of the document's lines, or of those of the fragment it came with. */
export const islandData = (element: HTMLElement, lines: readonly string[]): string => {
  const line = islandLine(element)
  const fragment = line < firstLater ? null : element.closest('f-fragment')
  return (fragment ? linesWithin(fragment)[line - firstLater] : lines[line]) ?? '{}'
}
