import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site has analytics or advertising tags, which may set cookies (ANL-01). */
export const hasAdvertisingTags = ({
  measuring,
}: {
  readonly measuring: Pick<ResolvedConfig['measuring'], 'ga4' | 'metaPixel'>
}): boolean => measuring.ga4 !== '' || measuring.metaPixel !== ''
