/** Matches requirement ids in a text, single or as a range such as `CAR-14 to CAR-20`. Similar words such as UTF-16 have no known area. */
const citationPattern = (areas: ReadonlySet<string>) => new RegExp(`\\b(${[...areas].join('|')})-(\\d{2,})(?: to \\1-(\\d{2,}))?\\b`, 'g')

const requirementId = (area: string, number: number) => `${area}-${String(number).padStart(2, '0')}`

/** Areas of requirement ids: `CAR` of `CAR-02`. */
export const requirementAreas = (ids: Iterable<string>): ReadonlySet<string> => new Set([...ids].map((id) => id.split('-')[0] ?? ''))

/**
 * Requirement ids that a text cites, unique and sorted, ranges expanded.
 *
 * @example citedRequirements('as CAR-02 to CAR-04 say, in UTF-16', new Set(['CAR'])) // ['CAR-02', 'CAR-03', 'CAR-04']
 */
export const citedRequirements = (text: string, areas: ReadonlySet<string>): string[] => {
  const ids = [...text.matchAll(citationPattern(areas))].flatMap(([, area = '', from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => requirementId(area, Number(from) + index)),
  )
  return [...new Set(ids)].toSorted()
}

/** Groups sorted ids; three or more in a row become a range: `CAR-02 to CAR-04, CAR-06`. */
export const requirementRanges = (ids: readonly string[]): (readonly [from: string, to: string])[] => {
  const ranges: [string, string][] = []
  for (const id of ids.toSorted()) {
    const last = ranges.at(-1)
    const [area = '', number] = id.split('-')
    if (last && last[1] === requirementId(area, Number(number) - 1)) last[1] = id
    else ranges.push([id, id])
  }
  return ranges
}
