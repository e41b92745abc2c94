import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { Field } from '../Field'
import { ListField } from './ListField'
import { MandatoryField } from './MandatoryField'

/** What the row itself shows, or nobody edits. */
const elsewhere = new Set(['id', 'kind', 'mandatory', 'shown', 'children', 'blocks'])

/** The fields of one item. */
export const itemFields = (pointer: string, node: SchemaNode | null) => [
  ...Object.entries(node?.properties ?? {})
    .filter(([key]) => !elsewhere.has(key))
    .map(([key, child]) => {
      const at = joinPointer(pointer, key)
      return child['x-merge'] === 'id' ? <ListField key={at} pointer={at} node={child} /> : <Field key={at} pointer={at} node={child} />
    }),
  <MandatoryField key="mandatory" pointer={joinPointer(pointer, 'mandatory')} node={node?.properties?.mandatory} />,
]
