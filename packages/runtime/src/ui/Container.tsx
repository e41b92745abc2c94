import type { ReactNode } from 'react'

const widths = { page: 'max-w-page', text: 'max-w-prose', narrow: 'max-w-3xl' } as const

/** Keeps content in the page's column, with gutters that grow with the screen. */
export const Container = ({
  width = 'page',
  className = '',
  children,
}: {
  readonly width?: keyof typeof widths
  readonly className?: string
  readonly children: ReactNode
}) => <div className={`mx-auto w-full px-gutter ${widths[width]} ${className}`}>{children}</div>
