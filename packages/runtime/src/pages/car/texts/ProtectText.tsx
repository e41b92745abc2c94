import { FoldedLines } from './FoldedLines'

/** Descriptions longer than this fold; folded, they show about this much (UI-17). */
const foldOver = 200
const foldedLength = 160

/** What protects the car after the sale, in the dealer's words; blank lines part paragraphs (VDP-02, UI-16). */
export const ProtectText = ({ text }: { readonly text: string }) => {
  const lines = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter(Boolean)
    .map((words) => ({ kind: 'paragraph', spans: [{ text: words }] }) as const)
  return (
    <FoldedLines lines={lines} limit={foldedLength} slack={foldOver - foldedLength} what="protecting your car" setting="/vdp/protectText" />
  )
}
