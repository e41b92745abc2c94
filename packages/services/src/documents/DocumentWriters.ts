import type { ShareSource } from './drawShareImage'
import type { FactPaperContent } from './FactPaper'
import type { CarSheetSource } from './writeCarSheet'

/** What a document is made of, without the files, which whoever writes it opens by itself. */
export type SheetOrder = Omit<CarSheetSource, 'files'>
export type ShareOrder = Omit<ShareSource, 'files'>

/** Writes documents about cars and what was paid for them, here or in a worker thread. */
export interface DocumentWriters {
  carSheet(order: SheetOrder): Promise<Buffer>
  shareImage(order: ShareOrder): Promise<Buffer>
  factPaper(order: FactPaperContent): Promise<Buffer>
}
