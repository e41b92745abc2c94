import type { ReactNode } from 'react'
import { Container } from './Container'
import { Heading } from './Heading'

export interface PageTitleProps {
  readonly heading: string
  readonly text?: string
  readonly setting?: string
  readonly children?: ReactNode
}

/** The top section of pages without a hero. */
export const PageTitle = ({ heading, text = '', setting, children }: PageTitleProps) => (
  <section data-tone="surface" data-setting={setting} className="bg-background py-block text-text">
    <Container className="py-4">
      <Heading level={1} size="title">
        {heading}
      </Heading>
      {text && <p className="mt-3 max-w-2xl text-lead text-muted text-pretty">{text}</p>}
      {children}
    </Container>
  </section>
)
