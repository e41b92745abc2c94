import { type MeasuredBlock, measuredBlockId } from './MeasuredBlock'

/** Data block for the measuring script. */
export const MeasuredData = ({ block }: { readonly block: MeasuredBlock }) => (
  <script
    id={measuredBlockId}
    type="application/json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; the only way out of it, a closing tag, is escaped.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replaceAll('<', '\\u003c') }}
  />
)
