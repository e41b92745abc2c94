import type { ShareSource } from './drawShareImage'
import type { FactPaperContent } from './FactPaper'
import type { CarSheetSource } from './writeCarSheet'

/** Input of a car sheet, without the file store, which the writer opens itself. */
export type SheetInput = Omit<CarSheetSource, 'files'>
export type ShareImageInput = Omit<ShareSource, 'files'>

/** Writes PDFs about cars and payments, in process or in a worker thread. */
export interface DocumentWriters {
  carSheet(order: SheetInput): Promise<Buffer>
  shareImage(order: ShareImageInput): Promise<Buffer>
  factPaper(order: FactPaperContent): Promise<Buffer>
}
