import type { ListPoint, Spans } from './RichText'

/** A list for rendering: items of one type, each with its nested lists. */
export interface PointTree {
  readonly ordered: boolean
  readonly points: readonly { readonly spans: Spans; readonly lists: readonly PointTree[] }[]
}

/**
 * Builds nested lists from list items: deeper items are nested in the previous one, even if levels are skipped; adjacent items of the same
 * type form a list. A list that begins at a deep level begins at the top.
 */
export const pointTree = (points: readonly ListPoint[]): readonly PointTree[] => {
  const branches: { point: ListPoint; below: ListPoint[] }[] = []
  let top = Number.POSITIVE_INFINITY
  for (const point of points) {
    if (point.level > top) branches.at(-1)?.below.push(point)
    else {
      top = point.level
      branches.push({ point, below: [] })
    }
  }
  const lists: { ordered: boolean; points: PointTree['points'][number][] }[] = []
  for (const { point, below } of branches) {
    const last = lists.at(-1)
    const node = { spans: point.spans, lists: pointTree(below) }
    if (last?.ordered === point.ordered) last.points.push(node)
    else lists.push({ ordered: point.ordered, points: [node] })
  }
  return lists
}
