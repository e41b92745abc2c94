import type { AnswerFileType } from '@forecourt/rules/leads/inbox/answerFiles'

/** A file that goes with an answer, in or out. */
export interface AnswerFile {
  readonly name: string
  readonly contentType: AnswerFileType
  readonly content: Uint8Array
}
