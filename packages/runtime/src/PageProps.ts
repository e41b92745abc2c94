import type { PageDataOf, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { PageKind, RouteOf } from '@forecourt/rules/pages/Route'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Props of the component of a page kind. */
export interface PageProps<Kind extends PageKind> {
  readonly route: RouteOf<Kind>
  readonly config: ResolvedConfig
  readonly data: PageDataOf<Kind>
  readonly request: PageRequest
}
