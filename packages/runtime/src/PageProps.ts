import type { PageDataOf, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { PageKind, RouteOf } from '@forecourt/rules/pages/Route'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** All that one kind of page is made from. */
export interface PageProps<Kind extends PageKind> {
  readonly route: RouteOf<Kind>
  readonly config: ResolvedConfig
  readonly data: PageDataOf<Kind>
  readonly request: PageRequest
}
