import { siteTypeface } from '../fonts/siteTypeface'
import { FactPaper, type FactPaperContent, type PaperFonts } from './FactPaper'
import { renderPdf } from './renderPdf'

const builtInFonts: PaperFonts = { strong: 'Helvetica-Bold', body: 'Helvetica' }

const loadFonts = async (content: FactPaperContent): Promise<PaperFonts> => {
  const { typefaces } = content
  if (typefaces === undefined) return builtInFonts
  const text = JSON.stringify(content)
  const [strong, body] = await Promise.all([
    siteTypeface(typefaces.bodyFont, 'strong', text),
    siteTypeface(typefaces.bodyFont, 'body', text),
  ])
  return { strong: strong.families, body: body.families }
}

/** Writes a one-page A4 PDF of facts about a car. */
export const writeFactPaper = async (content: FactPaperContent): Promise<Buffer> =>
  renderPdf(FactPaper({ ...content, fonts: await loadFonts(content) }))
