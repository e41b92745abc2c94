export interface GlyphProps {
  /** A path from iconPaths. */
  readonly path: string
  /** Size in pixels at the default font size; scales with the text. */
  readonly size?: number
  readonly filled?: boolean
  readonly className?: string
}

/** A line icon by path. Client components use this with the few paths they need; elsewhere Icon has all of them by name. */
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
