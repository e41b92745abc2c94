import type { CardFrame } from '../../../host/RuntimeHost'
import { cardFrame } from './cardFrame'

/**
 * The frame of browser-rendered cards in a preview, where it changes during editing; null on a site, where it comes with the fetched cars,
 * so that pages don't contain it needlessly.
 */
export const previewFrame = (page: CardFrame): CardFrame | null => (page.request.mode === 'preview' ? cardFrame(page) : null)
