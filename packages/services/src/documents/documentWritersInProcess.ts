import { fileStorage } from '../storage/fileStorage'
import type { DocumentWriters } from './DocumentWriters'
import { drawShareImage } from './drawShareImage'
import { writeCarSheet } from './writeCarSheet'
import { writeFactDocument } from './writeFactDocument'

/** Writes documents in this thread. Simple, but blocks the event loop during layout. */
export const documentWritersInProcess = (mediaFolder: string): DocumentWriters => {
  const files = fileStorage(mediaFolder)
  return {
    carSheet: (order) => writeCarSheet({ ...order, files }),
    shareImage: (order) => drawShareImage({ ...order, files }),
    factDocument: writeFactDocument,
  }
}
