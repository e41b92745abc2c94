import { FoldedParagraphs } from './FoldedParagraphs'

/** Descriptions longer than this fold; folded, they show about this much (UI-17). */
const foldOver = 200
const foldedLength = 160

/** What protects the car after the sale, in the dealer's words; blank lines part paragraphs (VDP-02, UI-16). */
export const ProtectText = ({ text }: { readonly text: string }) => {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return (
    <FoldedParagraphs
      paragraphs={paragraphs}
      limit={foldedLength}
      slack={foldOver - foldedLength}
      what="protecting your car"
      setting="/vdp/protectText"
    />
  )
}
