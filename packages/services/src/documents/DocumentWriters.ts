import type { ShareSource } from './drawShareImage'
import type { FactDocumentContent } from './FactDocument'
import type { CarSheetSource } from './writeCarSheet'

/** Input of a car sheet, without the file store, which the writer opens itself. */
export type SheetInput = Omit<CarSheetSource, 'files'>
export type ShareImageInput = Omit<ShareSource, 'files'>

/** Writes PDFs about cars and payments, and pictures for shared links; in process or in a worker thread. */
export interface DocumentWriters {
  carSheet(input: SheetInput): Promise<Buffer>
  /** A picture of a car for shared links. */
  shareImage(input: ShareImageInput): Promise<Buffer>
  /** A PDF of labels and values, such as a receipt or a history report. */
  factDocument(input: FactDocumentContent): Promise<Buffer>
}
