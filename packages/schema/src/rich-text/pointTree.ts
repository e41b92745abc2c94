import type { ListPoint, Spans } from './RichText'

/** A list as it is drawn: points of one sort, each with the lists within it. */
export interface PointTree {
  readonly ordered: boolean
  readonly points: readonly { readonly spans: Spans; readonly lists: readonly PointTree[] }[]
}

/**
 * The lists that the points of a list make: deeper ones within the point before them, however many levels they skip; neighbours that
 * are all numbered or all dotted are one list. A list that begins deep begins at the top.
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
    const drawn = { spans: point.spans, lists: pointTree(below) }
    if (last?.ordered === point.ordered) last.points.push(drawn)
    else lists.push({ ordered: point.ordered, points: [drawn] })
  }
  return lists
}
