import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site's location pages are below /contact-us; else they are below /our-location (RTE-02, RTE-03). */
export const hasContactPages = ({ pageMode }: Pick<ResolvedConfig['locations'], 'pageMode'>): boolean => pageMode === 'contact-us'
