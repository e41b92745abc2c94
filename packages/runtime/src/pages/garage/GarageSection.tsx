import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'

/** A part of the garage under its heading. */
export const GarageSection = ({
  id,
  title,
  setting,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly setting?: string
  readonly children: ReactNode
}) => (
  <section id={id} aria-labelledby={`${id}-heading`} data-setting={setting} className="mt-10 border-t border-line pt-6">
    <Heading level={2} size="card" id={`${id}-heading`} className="mb-4">
      {title}
    </Heading>
    {children}
  </section>
)
