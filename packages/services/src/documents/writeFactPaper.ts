import { FactPaper, type FactPaperContent } from './FactPaper'
import { renderPdf } from './renderPdf'

/** A paper of facts about a car as a PDF of one A4 page. */
export const writeFactPaper = (content: FactPaperContent): Promise<Buffer> => renderPdf(FactPaper(content))
