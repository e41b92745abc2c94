import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { ComponentType, ReactNode } from 'react'

/** What keeps a mishap in a section from the rest of the page. */
interface BoundaryProps {
  readonly name: string
  readonly children: ReactNode
}

export interface Guarding {
  /** Left out on the live site, whose browsers needn't fetch it. */
  readonly boundary?: ComponentType<BoundaryProps> | undefined
}

/** Puts a section of a previewed page into a boundary of its own, called by its name; on the live site it stays as it is. */
export const guardWith =
  ({ boundary: Boundary, request }: Guarding & { readonly request: Pick<PageRequest, 'mode'> }) =>
  (name: string, section: ReactNode): ReactNode =>
    Boundary && request.mode === 'preview' ? (
      <Boundary key={name} name={name}>
        {section}
      </Boundary>
    ) : (
      section
    )
