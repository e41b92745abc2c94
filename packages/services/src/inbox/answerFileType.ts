import type { AnswerFileType } from '@forecourt/rules/leads/inbox/answerFiles'
import { imageKind } from '../images/imageKind'

const pictures: { readonly [kind: string]: AnswerFileType } = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
}

/** What a file of an answer is by its first bytes, whatever it is called; null for what is neither sent nor kept. */
export const answerFileType = (bytes: Uint8Array): AnswerFileType | null =>
  new TextDecoder('latin1').decode(bytes.slice(0, 5)) === '%PDF-' ? 'application/pdf' : (pictures[imageKind(bytes) ?? ''] ?? null)
