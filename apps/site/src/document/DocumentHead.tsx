// biome-ignore-all lint/style/noHeadElement: the framework has no part in these documents
import type { PageImage } from '@forecourt/rules/seo/productTags'
import type { DocumentAssets } from './documentAssets'

/** Contents of a document's head. */
export interface PageMetadata {
  readonly title: string
  readonly description?: string
  readonly alternates?: { readonly canonical: string; readonly types?: { readonly [type: string]: string } }
  readonly robots: { readonly index: boolean; readonly follow?: boolean }
  /** Referrer policy of the page. */
  readonly referrer?: 'no-referrer'
  readonly manifest?: string
  readonly icons: { readonly icon: { readonly url: string; readonly type: string } }
  readonly openGraph?: {
    readonly title: string
    readonly description: string
    readonly url: string
    readonly siteName: string
    readonly locale: string
    readonly type?: 'website'
    readonly images?: PageImage[]
  }
  readonly twitter?: {
    readonly card: 'summary_large_image' | 'summary'
    readonly title: string
    readonly description: string
    readonly images?: PageImage[]
  }
  readonly other: { readonly [name: string]: string }
  readonly formatDetection?: { readonly telephone: false; readonly address: false; readonly email: false }
}

interface DocumentHeadProps {
  readonly metadata: PageMetadata
  readonly themeColor: string
  readonly assets: DocumentAssets
}

const formatDetectionContent = (found: { readonly [kind: string]: boolean }) =>
  Object.keys(found)
    .map((kind) => `${kind}=no`)
    .join(', ')

const pictureMeta = (attribute: 'property' | 'name', prefix: 'og' | 'twitter', { url, width, height, alt }: PageImage) =>
  Object.entries({ image: url, 'image:width': width, 'image:height': height, 'image:alt': alt }).map(
    ([name, content]) => content !== undefined && <meta key={name} {...{ [attribute]: `${prefix}:${name}` }} content={String(content)} />,
  )

/** Head of a document. */
export const DocumentHead = ({ metadata, themeColor, assets }: DocumentHeadProps) => {
  const { title, description, robots, referrer, alternates, manifest, icons, openGraph, twitter, other, formatDetection } = metadata
  const [picture] = openGraph?.images ?? []
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <meta name="theme-color" content={themeColor} />
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {manifest && <link rel="manifest" href={manifest} />}
      <meta name="robots" content={[robots.index ? 'index' : 'noindex', ...(robots.follow ? ['follow'] : [])].join(', ')} />
      {referrer && <meta name="referrer" content={referrer} />}
      {Object.entries(other).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {alternates && <link rel="canonical" href={alternates.canonical} />}
      {Object.entries(alternates?.types ?? {}).map(([type, href]) => (
        <link key={type} rel="alternate" type={type} href={href} />
      ))}
      {formatDetection && <meta name="format-detection" content={formatDetectionContent(formatDetection)} />}
      {openGraph && (
        <>
          <meta property="og:title" content={openGraph.title} />
          <meta property="og:description" content={openGraph.description} />
          <meta property="og:url" content={openGraph.url} />
          <meta property="og:site_name" content={openGraph.siteName} />
          <meta property="og:locale" content={openGraph.locale} />
          {picture && pictureMeta('property', 'og', picture)}
          {openGraph.type && <meta property="og:type" content={openGraph.type} />}
        </>
      )}
      {twitter && (
        <>
          <meta name="twitter:card" content={twitter.card} />
          <meta name="twitter:title" content={twitter.title} />
          <meta name="twitter:description" content={twitter.description} />
          {picture && pictureMeta('name', 'twitter', picture)}
        </>
      )}
      <link rel="icon" href={icons.icon.url} type={icons.icon.type} />
    </head>
  )
}
