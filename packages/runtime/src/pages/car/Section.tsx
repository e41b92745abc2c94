import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'

export interface SectionProps {
  readonly id?: string
  readonly heading: string
  /** Config pointer of the heading or of the section's content. */
  readonly setting?: string
  readonly children: ReactNode
}

/** A section of the car page with a heading and a line above. */
export const Section = ({ id, heading, setting, children }: SectionProps) => (
  <section id={id} data-setting={setting} className="later-part border-t border-line py-block">
    <Heading level={2} size="subsection" className="mb-4">
      {heading}
    </Heading>
    {children}
  </section>
)
