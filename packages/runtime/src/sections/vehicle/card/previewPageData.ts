import type { CardPageData } from '../../../host/RuntimeHost'
import { cardPageData } from './cardPageData'

/**
 * The frame of browser-rendered cards in a preview, where it changes during editing; null on a site, where it comes with the fetched cars,
 * so that pages don't contain it needlessly.
 */
export const previewPageData = (page: CardPageData): CardPageData | null => (page.request.mode === 'preview' ? cardPageData(page) : null)
