import type { PageQuestion } from '@forecourt/data/pages/PageLoader'
import type { PageKind } from '@forecourt/rules/pages/Route'
import { ownPages } from './generated/ownPages'
import type { OwnPage, OwnPageRequest } from './OwnPage'

/** Loads the shopper's own data on a page that is made for one; null where the page can't be shown to this shopper. */
export async function ownPageData(request: OwnPageRequest): Promise<PageQuestion['own'] | null> {
  const loaders: { readonly [kind: string]: OwnPage<PageKind> | undefined } = ownPages as never
  return (await loaders[request.route.page]?.(request)) ?? null
}
