import type { PageKind } from '@forecourt/rules/routing/Route'
import type { PageProps } from '@forecourt/runtime/PageProps'
import type { ReactNode } from 'react'

/**
 * The kinds of page one of our inner routes renders. Browsers load the scripts of all kinds a route could render, so a page of
 * words does not share its route with the gallery and the filters.
 */
export type PageBodies = { readonly [Kind in PageKind]?: (props: PageProps<Kind>) => ReactNode }
