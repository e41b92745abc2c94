import { Icon } from '../../ui/Icon'

/** A reason's title, as a link where it leads somewhere. */
export const ReasonTitle = ({
  title,
  href,
  className = '',
}: {
  readonly title: string
  readonly href: string
  readonly className?: string
}) => (
  <h3 className={`heading ${className}`}>
    {href ? (
      <a href={href} className="inline-flex min-h-11 items-center gap-2 hover:text-link">
        {title}
        <Icon name="arrowRight" size={18} className="text-link" />
      </a>
    ) : (
      title
    )}
  </h3>
)
