import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { ComponentType, ReactNode } from 'react'

/** Props of a section's error boundary. */
interface BoundaryProps {
  readonly name: string
  readonly children: ReactNode
}

export interface WithSectionBoundary {
  /** The error boundary of each section in the preview. Absent on the live site, so that browsers don't fetch it. */
  readonly boundary?: ComponentType<BoundaryProps> | undefined
}

/** Wraps a section in an error boundary in the preview; unchanged on the live site. */
export const guardWith =
  ({ boundary: Boundary, request }: WithSectionBoundary & { readonly request: Pick<PageRequest, 'mode'> }) =>
  (name: string, section: ReactNode): ReactNode =>
    Boundary && request.mode === 'preview' ? (
      <Boundary key={name} name={name}>
        {section}
      </Boundary>
    ) : (
      section
    )
