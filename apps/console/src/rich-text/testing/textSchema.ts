import { getSchema } from '@tiptap/core'
import { richTextExtensions } from '../richTextExtensions'

/** The schema of the formatted text editor, without an editor. */
export const textSchema = getSchema(richTextExtensions)
