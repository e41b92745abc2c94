import { isRecord } from '../isRecord'
import type { RichDocument } from './RichText'

/** Whether a value is a document rather than typed words; what its blocks hold is the schema's to judge. */
export const isDocument = (value: unknown): value is RichDocument =>
  isRecord(value) && Array.isArray(value.blocks) && Object.keys(value).length === 1
