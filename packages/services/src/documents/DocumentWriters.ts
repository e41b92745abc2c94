import type { ShareSource } from './drawShareImage'
import type { CarSheetSource } from './writeCarSheet'

/** What a document is made of, without the files, which whoever writes it opens by itself. */
export type SheetOrder = Omit<CarSheetSource, 'files'>
export type ShareOrder = Omit<ShareSource, 'files'>

/** Writes a car's documents, here or in a worker thread. */
export interface DocumentWriters {
  carSheet(order: SheetOrder): Promise<Buffer>
  shareImage(order: ShareOrder): Promise<Buffer>
}
