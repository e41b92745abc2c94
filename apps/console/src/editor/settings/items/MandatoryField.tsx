import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { useLayer } from '../../layer/LayerContext'
import { Field } from '../Field'

interface Props {
  readonly pointer: string
  /** Undefined for items that can't be made mandatory. */
  readonly node: SchemaNode | undefined
}

/** Whether sites must keep an item (NAV-04). Layers beneath sites decide that, so a site's editor doesn't show it. */
export const MandatoryField = ({ pointer, node }: Props) => (useLayer() && node ? <Field pointer={pointer} node={node} /> : null)
