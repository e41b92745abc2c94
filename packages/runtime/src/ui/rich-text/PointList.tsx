import type { ListPoint } from '@forecourt/schema/rich-text/RichText'
import { Words } from './Words'

interface Branch {
  readonly point: ListPoint
  readonly below: readonly ListPoint[]
}

/** Points of the outermost level, each with the deeper ones that follow it; a list that begins deep begins at the top. */
const branchesOf = (points: readonly ListPoint[]): readonly Branch[] => {
  const branches: { point: ListPoint; below: ListPoint[] }[] = []
  const [first] = points
  for (const point of points) {
    const last = branches.at(-1)
    if (last && point.level > Math.min(last.point.level, first?.level ?? 1)) last.below.push(point)
    else branches.push({ point, below: [] })
  }
  return branches
}

/** Neighbours that are all numbered or all dotted are one list. */
const runsOf = (branches: readonly Branch[]): readonly (readonly Branch[])[] => {
  const runs: Branch[][] = []
  for (const branch of branches) {
    const last = runs.at(-1)
    if (last?.[0]?.point.ordered === branch.point.ordered) last.push(branch)
    else runs.push([branch])
  }
  return runs
}

/** A list with its lists within. */
export const PointList = ({ points }: { readonly points: readonly ListPoint[] }) =>
  runsOf(branchesOf(points)).map((run, index) => {
    const isOrdered = run[0]?.point.ordered === true
    const Tag = isOrdered ? 'ol' : 'ul'
    return (
      <Tag
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a list have no other name
        key={index}
        className={`${isOrdered ? 'list-decimal' : 'list-disc'} space-y-1.5 ps-5 marker:text-link`}
      >
        {run.map(({ point, below }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points of a list have no other name
          <li key={place}>
            <Words spans={point.spans} />
            {below.length > 0 && (
              <div className="pt-1.5">
                <PointList points={below} />
              </div>
            )}
          </li>
        ))}
      </Tag>
    )
  })
