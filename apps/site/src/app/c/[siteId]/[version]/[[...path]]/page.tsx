import type { Metadata, Viewport } from 'next'
import { pageMetadata } from '../../../../../rendering/pageMetadata'
import { SitePageView } from '../../../../../rendering/SitePageView'
import { sitePage } from '../../../../../rendering/sitePage'
import { siteViewport } from '../../../../../rendering/siteViewport'

interface Props {
  readonly params: Promise<{ siteId: string; version: string; path?: string[] }>
}

/** Opening hours and the like move with the clock; everything else expires by tag. Seconds. */
export const revalidate = 300
export const generateStaticParams = () => []

const load = async ({ params }: Props) => {
  const { siteId, path = [] } = await params
  return sitePage(siteId, `/${path.join('/')}`, '')
}

export const generateMetadata = async (props: Props): Promise<Metadata> => pageMetadata(await load(props))
export const generateViewport = async (props: Props): Promise<Viewport> => siteViewport(await load(props))

export default async function CachedPage(props: Props) {
  const page = await load(props)
  return page && <SitePageView page={page} />
}
