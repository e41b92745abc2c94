import type { ShareSource } from './drawShareImage'
import type { FactPaperContent } from './FactPaper'
import type { CarSheetSource } from './writeCarSheet'

/** Input of a car sheet, without the file store, which the writer opens itself. */
export type SheetOrder = Omit<CarSheetSource, 'files'>
export type ShareOrder = Omit<ShareSource, 'files'>

/** Writes PDFs about cars and payments, in process or in a worker thread. */
export interface DocumentWriters {
  carSheet(order: SheetOrder): Promise<Buffer>
  shareImage(order: ShareOrder): Promise<Buffer>
  factPaper(order: FactPaperContent): Promise<Buffer>
}
