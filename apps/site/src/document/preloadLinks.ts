import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { DocumentAssets } from './documentAssets'

/** What a document can't be painted without, as a `Link` header: asked for before its HTML is read; caches in front of us send it ahead of that (103). */
export const preloadLinks = (
  theme: Pick<ResolvedConfig['theme'], 'headingFont' | 'bodyFont'>,
  { styles, fonts }: DocumentAssets,
): string => {
  const files = new Set([theme.bodyFont, theme.headingFont].flatMap((font) => fonts[font] ?? []))
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...[...files].map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')
}
