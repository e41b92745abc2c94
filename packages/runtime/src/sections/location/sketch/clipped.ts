type Point = readonly [x: number, y: number]

/** One side of a box: which points are inside it, and where a line meets it. */
interface Side {
  readonly holds: (point: Point) => boolean
  readonly meets: (from: Point, to: Point) => Point
}

const sidesOf = ([width, height]: Point, margin: number): readonly Side[] =>
  ([0, 1] as const).flatMap((axis) =>
    [-margin, (axis === 0 ? width : height) + margin].map((limit, index) => ({
      holds: (point: Point) => (index === 0 ? point[axis] >= limit : point[axis] <= limit),
      meets: ([ax, ay]: Point, [bx, by]: Point): Point => {
        const share = axis === 0 ? (limit - ax) / (bx - ax) : (limit - ay) / (by - ay)
        return [ax + share * (bx - ax), ay + share * (by - ay)]
      },
    })),
  )

/** The part of an area that lies in a box of a size or within a margin around it, side by side (Sutherland and Hodgman); empty when none does. */
export const clipped = (area: readonly Point[], size: Point, margin: number): readonly Point[] =>
  sidesOf(size, margin).reduce(
    (kept, { holds, meets }) =>
      kept.flatMap((point, index) => {
        const before = kept.at(index - 1) ?? point
        if (holds(point)) return holds(before) ? [point] : [meets(before, point), point]
        return holds(before) ? [meets(before, point)] : []
      }),
    area,
  )
