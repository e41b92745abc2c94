import type { AnswerFileType } from '@forecourt/rules/leads/inbox/answerFiles'
import { imageKind } from '../images/imageKind'

const pictures: { readonly [kind: string]: AnswerFileType } = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
}

/** Detects the type of a file in a reply by its magic bytes; null for an unsupported type. */
export const answerFileType = (bytes: Uint8Array): AnswerFileType | null =>
  new TextDecoder('latin1').decode(bytes.slice(0, 5)) === '%PDF-' ? 'application/pdf' : (pictures[imageKind(bytes) ?? ''] ?? null)
