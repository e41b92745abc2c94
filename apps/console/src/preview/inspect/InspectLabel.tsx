import type { Box } from './boxOf'

interface Props {
  readonly box: Box
  readonly title: string
  /** Which of several parts inside each other it is. */
  readonly place: string | null
}

const labelHeight = 26

/** The outline of the part under the pointer, with the name of its setting; it catches no pointer itself. */
export const InspectLabel = ({ box, title, place }: Props) => {
  const top = box.top - labelHeight >= 0 ? box.top - labelHeight : Math.max(0, box.top)
  return (
    <div aria-hidden="true" data-inspector="">
      <div className="inspected" style={{ top: box.top, left: box.left, width: box.width, height: box.height }} />
      <div className="inspected-label" style={{ top, left: Math.max(0, box.left), maxWidth: window.innerWidth - Math.max(0, box.left) }}>
        {title}
        {place && <span>{place}</span>}
      </div>
    </div>
  )
}
