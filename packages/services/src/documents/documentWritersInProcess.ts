import { fileStorage } from '../storage/fileStorage'
import type { DocumentWriters } from './DocumentWriters'
import { drawShareImage } from './drawShareImage'
import { writeCarSheet } from './writeCarSheet'
import { writeFactPaper } from './writeFactPaper'

/** Writes documents in this thread: simple, and in the way of everything else it does for the time of a page's layout. */
export const documentWritersInProcess = (mediaFolder: string): DocumentWriters => {
  const files = fileStorage(mediaFolder)
  return {
    carSheet: (order) => writeCarSheet({ ...order, files }),
    shareImage: (order) => drawShareImage({ ...order, files }),
    factPaper: writeFactPaper,
  }
}
