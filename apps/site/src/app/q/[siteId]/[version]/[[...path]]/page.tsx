import type { Metadata, Viewport } from 'next'
import { pageMetadata } from '../../../../../rendering/pageMetadata'
import { queryOf } from '../../../../../rendering/queryOf'
import { SitePageView } from '../../../../../rendering/SitePageView'
import { sitePage } from '../../../../../rendering/sitePage'
import { siteViewport } from '../../../../../rendering/siteViewport'

interface Props {
  readonly params: Promise<{ siteId: string; version: string; path?: string[] }>
  readonly searchParams: Promise<{ [name: string]: string | string[] | undefined }>
}

const load = async ({ params, searchParams }: Props) => {
  const { siteId, path = [] } = await params
  return sitePage(siteId, `/${path.join('/')}`, queryOf(await searchParams))
}

export const generateMetadata = async (props: Props): Promise<Metadata> => pageMetadata(await load(props))
export const generateViewport = async (props: Props): Promise<Viewport> => siteViewport(await load(props))

/** A search with choices of its own: one of endlessly many, so it is rendered for each shopper. */
export default async function SearchPage(props: Props) {
  const page = await load(props)
  return page && <SitePageView page={page} />
}
