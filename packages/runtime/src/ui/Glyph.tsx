export interface GlyphProps {
  /** One of iconPaths. */
  readonly path: string
  /** Edge in pixels, where letters are of the usual size: signs grow with the words beside them. */
  readonly size?: number
  readonly filled?: boolean
  readonly className?: string
}

/** A line icon by its path. Interactive parts use this with the few paths they need; elsewhere Icon knows them all by name. */
export const Glyph = ({ path, size = 20, filled = false, className = '' }: GlyphProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    className={`glyph ${filled ? 'fill-current ' : ''}${className}`}
  >
    <path d={path} />
  </svg>
)
