import { Glyph } from './Glyph'
import { arrowRight } from './iconPaths'

/** A link with an arrow. */
export const ArrowLink = ({
  href,
  className = '',
  children,
}: {
  readonly href: string
  readonly className?: string
  readonly children: string
}) => (
  <a
    href={href}
    className={`group/arrow inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline ${className}`}
  >
    {children}
    <Glyph path={arrowRight} size={18} className="transition-transform duration-150 group-hover/arrow:translate-x-0.5" />
  </a>
)
