import type { ReactNode } from 'react'
import { Container } from './Container'
import { Heading } from './Heading'

interface BesideHeadingProps {
  /** Empty if the content has none; the content stays in its column. */
  readonly heading: string
  readonly level: 1 | 2
  /** Config pointer of the block. */
  readonly setting: string
  readonly children: ReactNode
}

/**
 * Content beside its heading on wide screens, below it on narrow ones. All such content of a page has the same two edges: a measured column
 * alone would leave half of the page empty, and a centred one would align with nothing.
 */
export const BesideHeading = ({ heading, level, setting, children }: BesideHeadingProps) => (
  <Container className="grid grid-cols-1 gap-x-16 gap-y-block lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
    {heading && (
      <Heading level={level} size={level === 1 ? 'title' : 'section'} setting={`${setting}/heading`}>
        {heading}
      </Heading>
    )}
    <div className="lg:col-start-2">{children}</div>
  </Container>
)
