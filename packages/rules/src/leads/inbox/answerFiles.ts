/** File types of attachments, in both directions, with their extensions. */
export const answerFileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
} as const satisfies { readonly [type: string]: readonly [string, ...string[]] }
export type AnswerFileType = keyof typeof answerFileTypes

export const maxAnswerFiles = 10
/** Maximum size of all attachments of a message in bytes: mail servers accept little more. */
export const maxAnswerBytes = 10_000_000

interface ChosenFile {
  readonly name: string
  readonly bytes: number
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`

/** Validates attachments; the error as a sentence, or null (ENT-16). */
export const answerFilesProblem = (files: readonly ChosenFile[]): string | null => {
  const empty = files.find(({ bytes }) => bytes === 0)
  const large = files.find(({ bytes }) => bytes > maxAnswerBytes)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (empty) return `“${empty.name}” is empty.`
  if (large) return `“${large.name}” is ${megabytes(large.bytes)}. An email can carry at most ${megabytes(maxAnswerBytes)}.`
  if (files.length > maxAnswerFiles) return `An email can have at most ${maxAnswerFiles} attachments.`
  return total > maxAnswerBytes
    ? `The files are ${megabytes(total)} in total. An email can carry at most ${megabytes(maxAnswerBytes)}.`
    : null
}

/**
 * Safe file name of an attachment with the extension of its actual type, such as 'invoice.exe.pdf' for a PDF named 'invoice.exe'
 * (ENT-16). Removes path separators.
 */
export const answerFileName = (name: string, type: AnswerFileType): string => {
  const plain = name.replace(/[\\/]|\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ').trim()
  const endings: readonly string[] = answerFileTypes[type]
  const isEnded = endings.some((ending) => plain.toLowerCase().endsWith(`.${ending}`))
  return isEnded ? plain.slice(-120) : `${plain.slice(-115) || 'file'}.${endings[0]}`
}
