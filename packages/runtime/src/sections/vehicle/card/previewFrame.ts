import type { CardFrame } from '../../../host/RuntimeHost'
import { cardFrame } from './cardFrame'

/** What cards that a browser fetches are drawn with in a preview, where it changes as it is edited; on a site it comes with the cars, so that pages don’t carry it for those who never see one. */
export const previewFrame = (page: CardFrame): CardFrame | null => (page.request.mode === 'preview' ? cardFrame(page) : null)
