import type { ReactNode } from 'react'

const sizes = {
  display: 'heading-large text-display leading-[1.02]',
  title: 'heading-large text-title leading-[1.08]',
  section: 'heading-large text-section leading-[1.12]',
  /** As `section` on wide screens, smaller on narrow ones. */
  longSection: 'heading-large text-long-title leading-[1.15] lg:text-section',
  subsection: 'text-subsection leading-[1.2]',
  card: 'text-card leading-[1.3]',
} as const

export type HeadingSize = keyof typeof sizes

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4
  /** Font size, independent of its level. */
  readonly size: HeadingSize
  readonly id?: string
  readonly className?: string
  /** Config pointer of its text, for the editor. */
  readonly setting?: string
  readonly children: ReactNode
}

/** A heading in the theme's heading typeface; level for the outline, size for the look. */
export const Heading = ({ level, size, id, className = '', setting, children }: HeadingProps) => {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} data-setting={setting} className={`heading text-balance wrap-anywhere ${sizes[size]} ${className}`}>
      {children}
    </Tag>
  )
}
