import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { env } from '../env'
import { tagsAllowed } from '../measuring/tagsAllowed'
import { ownPage } from './ownPage'
import type { PageBodies } from './PageBodies'
import { pageMetadata } from './pageMetadata'
import { queryString } from './queryString'
import { SitePageView } from './SitePageView'
import { sitePage } from './sitePage'
import { siteViewport } from './siteViewport'

interface CachedProps {
  readonly params: Promise<{ siteId: string; version: string; path?: string[] }>
}

interface QueryPageProps extends CachedProps {
  readonly searchParams: Promise<{ [name: string]: string | string[] | undefined }>
}

/** What the framework wants of a page file. */
interface PageRoute<Props> {
  readonly generateMetadata: (props: Props) => Promise<Metadata>
  readonly generateViewport: (props: Props) => Promise<Viewport>
  readonly Page: (props: Props) => Promise<ReactNode>
}

const pathOf = async ({ params }: CachedProps) => {
  const { siteId, path = [] } = await params
  return { siteId, path: `/${path.join('/')}` }
}

function pageRoute<Props>(load: (props: Props) => ReturnType<typeof sitePage>, bodies: PageBodies): PageRoute<Props> {
  return {
    generateMetadata: async (props) => pageMetadata(await load(props)),
    generateViewport: async (props) => siteViewport(await load(props)),
    Page: async (props) => {
      const page = await load(props)
      if (!page) return null
      const mayLoadTags = tagsAllowed(page.live.published.slug, env().THIRD_PARTY_TAGS)
      return <SitePageView page={page} bodies={bodies} mayLoadTags={mayLoadTags} />
    },
  }
}

/** Pages that are the same for every shopper: kept until something on them changes. */
export const cachedPages = (bodies: PageBodies): PageRoute<CachedProps> =>
  pageRoute(async (props) => {
    const { siteId, path } = await pathOf(props)
    return sitePage(siteId, path, '')
  }, bodies)

/** Pages of one shopper, for whoever the request's cookies say: made anew each time, and kept nowhere. */
export const privatePageRoute = (bodies: PageBodies): PageRoute<QueryPageProps> =>
  pageRoute(async (props) => {
    const { siteId, path } = await pathOf(props)
    return ownPage(siteId, path, queryString(await props.searchParams))
  }, bodies)

/** Pages that answer a query: one of endlessly many, so they are rendered for each shopper. */
export const queryPages = (bodies: PageBodies): PageRoute<QueryPageProps> =>
  pageRoute(async (props) => {
    const { siteId, path } = await pathOf(props)
    return sitePage(siteId, path, queryString(await props.searchParams))
  }, bodies)
