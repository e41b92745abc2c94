import type { SchemaNode } from '../SchemaNode'

/** Whether a setting's text can be formatted. */
export const isFormatted = (node: SchemaNode): boolean => node['x-control'] === 'richText'

/** JSON Schema with a choice of shapes, which the config's own schema has no need of. */
type ChoiceNode = SchemaNode & { readonly anyOf: readonly SchemaNode[] }

/** A formatted text's shape: words as they are typed, or a document. Its type and length are those of the words. */
export const textOrDocument = ({ type, minLength, maxLength, ...node }: SchemaNode): ChoiceNode => ({
  ...node,
  anyOf: [
    { type, ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) },
    { $ref: '#/$defs/richText' },
  ],
})
