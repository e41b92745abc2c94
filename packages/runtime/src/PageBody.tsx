import { hasHeadingsAtEdge } from '@forecourt/rules/pages/hasHeadingsAtEdge'
import type { PageData, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { CSSProperties, ReactNode } from 'react'
import { pageComponents } from './generated/pageComponents'
import type { WithSectionBoundary } from './sections/guardWith'
import { SectionBoundary } from './sections/SectionBoundary.client'
import { edgeHeadings } from './theme/themeVariables'

export interface PageBodyProps {
  readonly route: Route
  readonly config: ResolvedConfig
  readonly data: PageData
  readonly request: PageRequest
}

/**
 * The main content of a page, between header and footer. Throws if the data belongs to another kind of page. `boundary`, the error boundary
 * of each section, has an effect in the preview only.
 */
export const PageBody = ({ route, config, data, request }: PageBodyProps) => {
  if (route.page !== (data.page === 'gone' ? 'car' : data.page))
    throw new Error(`A ${route.page} page was given the data of a ${data.page} page.`)
  const Page = pageComponents[data.page] as (props: PageBodyProps & WithSectionBoundary) => ReactNode
  const page = <Page route={route} config={config} data={data} request={request} boundary={SectionBoundary} />
  return hasHeadingsAtEdge(route, config) ? <div style={edgeHeadings as CSSProperties}>{page}</div> : page
}
