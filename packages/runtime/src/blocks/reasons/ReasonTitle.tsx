import { Icon } from '../../ui/Icon'

export interface ReasonTitleProps {
  readonly level: 2 | 3
  readonly title: string
  readonly href: string
  readonly className?: string
}

/** A reason's title, as a link where it leads somewhere: as easy to press as any, and no taller than the titles beside it. */
export const ReasonTitle = ({ level, title, href, className = '' }: ReasonTitleProps) => {
  const Tag = `h${level}` as const
  return (
    <Tag className={`heading ${className}`}>
      {href ? (
        <a href={href} className="-my-1.75 inline-flex min-h-11 items-center gap-2 hover:text-link">
          {title}
          <Icon name="arrowRight" size={18} className="text-link" />
        </a>
      ) : (
        title
      )}
    </Tag>
  )
}
