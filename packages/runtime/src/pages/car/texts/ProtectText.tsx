import { foldableLines } from '@forecourt/rules/car/words/foldableLines'
import type { RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { RichText } from '../../../ui/rich-text/RichText'
import { FoldedLines } from './FoldedLines'

/** Descriptions longer than this fold; folded, they show about this much (UI-17). */
const foldOver = 200
const foldedLength = 160

const setting = '/vdp/protectText'

/** What protects the car after the sale, in the dealer's words; tables, pictures and the like are never folded away (VDP-02, UI-16). */
export const ProtectText = ({ text }: { readonly text: Text }) => {
  const lines = foldableLines(text)
  if (lines === null) return <RichText text={text} setting={setting} />
  return <FoldedLines lines={lines} limit={foldedLength} slack={foldOver - foldedLength} what="protecting your car" setting={setting} />
}
