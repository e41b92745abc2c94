import type { ReactNode } from 'react'

const widths = { page: 'max-w-page', text: 'max-w-prose', narrow: 'max-w-3xl' } as const

/** Limits content to the page's column, with responsive gutters. */
export const Container = ({
  width = 'page',
  className = '',
  children,
}: {
  readonly width?: keyof typeof widths
  readonly className?: string
  readonly children: ReactNode
}) => <div className={`mx-auto w-full px-gutter ${widths[width]} ${className}`}>{children}</div>
