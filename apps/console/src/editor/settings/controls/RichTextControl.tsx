import { isDocument, type RichText } from '@forecourt/schema/rich-text/RichText'
import { useDeferredValue, useMemo } from 'react'
import { RichTextField } from '../../../parts/rich-text/RichTextField'
import { useEditor, useSession } from '../../session/SessionContext'
import { isLayerEdited } from '../../session/SiteForEditing'
import { useTools } from '../../session/ToolsContext'
import type { ControlProps } from './ControlProps'
import { linkChoices } from './link/linkText'

/** A formatted text; links to the site's pages and inserts pictures from its library. */
export const RichTextControl = ({ id, pointer, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const { editing } = useSession()
  const { editorView } = useTools()
  // Decision 058: a text can also be edited in the preview. A picture is inserted where the user last had the cursor.
  const previewCursor = useMemo(
    () => ({ at: () => editorView.previewCursor(pointer), clear: () => editorView.setPreviewCursor(null) }),
    [editorView, pointer],
  )
  const config = useDeferredValue(useEditor((state) => state.config))
  const links = useMemo(() => linkChoices(config, editing.modelPages), [config, editing.modelPages])
  const { site, pictures } = editing
  const text: RichText = typeof value === 'string' || isDocument(value) ? value : ''
  return (
    <RichTextField
      id={id}
      value={text}
      label={node.title ?? 'Text'}
      describedBy={describedBy}
      disabled={disabled}
      invalid={invalid}
      maxLength={node.maxLength}
      pictures={{ owner: pictures ?? { kind: 'organisation', id: site.organisation.id }, siteId: isLayerEdited(editing) ? null : site.id }}
      links={links}
      previewCursor={previewCursor}
      onChange={onChange}
    />
  )
}
