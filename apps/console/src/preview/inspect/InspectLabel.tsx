import type { Box } from './partBox'

interface Props {
  readonly box: Box
  /** How large the page is drawn: the smaller, the larger the name has to be. */
  readonly scale: number
  readonly title: string
  /** Which of several parts inside each other it is. */
  readonly place: string | null
}

const labelHeight = 24

/** The outline of the part under the pointer, with the name of its setting; it catches no pointer itself. */
export const InspectLabel = ({ box, scale, title, place }: Props) => {
  const size = 1 / scale
  const height = labelHeight * size
  const top = box.top - height >= 0 ? box.top - height : Math.max(0, box.top)
  // A name is often wider than its part; it grows towards the middle of the page.
  const fromRight = box.left + box.width / 2 > window.innerWidth / 2
  const left = Math.max(0, box.left)
  const right = Math.max(0, window.innerWidth - box.left - box.width)
  const side = fromRight ? { right, transformOrigin: 'top right' } : { left, transformOrigin: 'top left' }
  const maxWidth = (window.innerWidth - (fromRight ? right : left)) * scale
  return (
    <div aria-hidden="true" data-inspector="">
      <div className="inspected" style={{ top: box.top, left: box.left, width: box.width, height: box.height, outlineWidth: 2 * size }} />
      <div className="inspected-label" style={{ top, ...side, maxWidth, transform: `scale(${size})` }}>
        {place && <span>{place}</span>}
        {title}
      </div>
    </div>
  )
}
