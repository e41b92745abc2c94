import type { ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { useId } from 'react'
import { PageValuationIsland } from './PageValuationIsland.client'
import { ValuationSteps } from './ValuationSteps'
import type { ValuationContent } from './valuationContent'

export interface PageValuationProps {
  readonly content: ValuationContent
  readonly start: ValuationPage
  readonly level: 2 | 3
}

/** The steps of a valuation, inline in a page; hydrated near the viewport. */
export const PageValuation = (props: PageValuationProps) => (
  <PageValuationIsland {...props}>
    <ValuationSteps content={props.content} page={props.start} id={useId()} busy={false} level={props.level} />
  </PageValuationIsland>
)
