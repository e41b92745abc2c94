import type { PageTypes } from './generated/PageTypes'
import type { PageKind } from './Route'

/** The data of a kind of page. */
export type PageDataOf<Kind extends PageKind> = PageTypes[Kind]['data']

/** The data of a page, loaded before rendering: rendering itself fetches nothing. */
export type PageData = PageDataOf<PageKind>
