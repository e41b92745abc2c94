import { NotFound } from '@forecourt/runtime/pages/NotFound'
import { renderPage } from '@forecourt/runtime/renderPage'
import type { Metadata, Viewport } from 'next'
import { queryString } from '../../../../rendering/queryString'
import { statusMark } from '../../../../rendering/statusMark'
import { SharedNotice } from '../../../../shared-drafts/SharedNotice'
import { sharedPage } from '../../../../shared-drafts/sharedPage'

interface Props {
  readonly params: Promise<{ secret: string; path?: string[] }>
  readonly searchParams: Promise<{ [name: string]: string | string[] | undefined }>
}

/** Whether the link still opens, and what the draft says, is asked each time. */
export const dynamic = 'force-dynamic'

const load = async ({ params, searchParams }: Props) => {
  const { secret, path = [] } = await params
  return sharedPage(secret, `/${path.join('/')}`, queryString(await searchParams))
}

const hidden: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props)
  const title = `Draft of ${page?.draft.name ?? 'a site'}`
  return { ...hidden, title, ...(page?.data ? {} : { other: statusMark(404) }) }
}

export async function generateViewport(props: Props): Promise<Viewport> {
  const page = await load(props)
  return { width: 'device-width', initialScale: 1, ...(page ? { themeColor: page.draft.site.config.theme.brandColour } : {}) }
}

/** A page of a draft, drawn by what draws the live site. */
export default async function Page(props: Props) {
  const page = await load(props)
  if (!page) return <p>This draft is no longer shared.</p>
  const { draft, siteData, request, route, data } = page
  const { config } = draft.site
  return (
    <>
      <SharedNotice draft={draft} now={request.now} />
      {route && data ? renderPage({ route, config, data, request }) : <NotFound config={config} site={siteData} request={request} />}
    </>
  )
}
