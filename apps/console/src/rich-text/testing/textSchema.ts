import { getSchema } from '@tiptap/core'
import { richTextExtensions } from '../richTextExtensions'

/** What the editor of formatted texts holds, without an editor around it. */
export const textSchema = getSchema(richTextExtensions)
