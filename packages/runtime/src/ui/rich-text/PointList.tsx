import type { PointTree } from '@forecourt/schema/rich-text/pointTree'
import { FormattedLine } from './FormattedLine'
import { textStyles } from './textStyles'

/** Lists with the lists within them. */
export const PointList = ({ lists }: { readonly lists: readonly PointTree[] }) =>
  lists.map(({ ordered, points }, index) => {
    const Tag = ordered ? 'ol' : 'ul'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lists of a text have no other name
      <Tag key={index} className={ordered ? textStyles.numbered : textStyles.dotted}>
        {points.map((point, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points of a list have no other name
          <li key={place}>
            <FormattedLine spans={point.spans} />
            {point.lists.length > 0 && (
              <div className="pt-1.5">
                <PointList lists={point.lists} />
              </div>
            )}
          </li>
        ))}
      </Tag>
    )
  })
