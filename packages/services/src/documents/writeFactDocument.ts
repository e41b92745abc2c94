import { siteTypeface } from '../fonts/siteTypeface'
import { type DocumentFonts, FactDocument, type FactDocumentContent } from './FactDocument'
import { renderPdf } from './renderPdf'

const builtInFonts: DocumentFonts = { strong: 'Helvetica-Bold', body: 'Helvetica' }

const loadFonts = async (content: FactDocumentContent): Promise<DocumentFonts> => {
  const { typefaces } = content
  if (typefaces === undefined) return builtInFonts
  const text = JSON.stringify(content)
  const [strong, body] = await Promise.all([
    siteTypeface(typefaces.bodyFont, 'strong', text),
    siteTypeface(typefaces.bodyFont, 'body', text),
  ])
  return { strong: strong.families, body: body.families }
}

/** Writes an A4 PDF of facts, of one page unless it has lists. */
export const writeFactDocument = async (content: FactDocumentContent): Promise<Buffer> =>
  renderPdf(FactDocument({ ...content, fonts: await loadFonts(content) }))
