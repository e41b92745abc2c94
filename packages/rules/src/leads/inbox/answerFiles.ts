/** Kinds of files that go with answers, in and out, and what their names end in. */
export const answerFileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
} as const satisfies { readonly [type: string]: readonly [string, ...string[]] }
export type AnswerFileType = keyof typeof answerFileTypes

export const mostAnswerFiles = 10
/** Bytes of all the files of one answer: mail servers take little more. */
export const mostAnswerBytes = 10_000_000

interface ChosenFile {
  readonly name: string
  readonly bytes: number
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`

/** Why files can't go with an answer, in a sentence; null where they can (ENT-16). */
export const answerFilesProblem = (files: readonly ChosenFile[]): string | null => {
  const empty = files.find(({ bytes }) => bytes === 0)
  const large = files.find(({ bytes }) => bytes > mostAnswerBytes)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (empty) return `“${empty.name}” is empty.`
  if (large) return `“${large.name}” has ${megabytes(large.bytes)}. An email carries at most ${megabytes(mostAnswerBytes)}.`
  if (files.length > mostAnswerFiles) return `An email carries at most ${mostAnswerFiles} files.`
  return total > mostAnswerBytes ? `Together they have ${megabytes(total)}. An email carries at most ${megabytes(mostAnswerBytes)}.` : null
}

/**
 * What a file is called that is of a kind, such as 'invoice.exe.pdf' for a PDF that came as 'invoice.exe': whoever saves it opens it as
 * what it is (ENT-16). Nothing in it leads to another folder.
 */
export const answerFileName = (name: string, type: AnswerFileType): string => {
  const plain = name.replace(/[\\/]|\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ').trim()
  const endings: readonly string[] = answerFileTypes[type]
  const isEnded = endings.some((ending) => plain.toLowerCase().endsWith(`.${ending}`))
  return isEnded ? plain.slice(-120) : `${plain.slice(-115) || 'file'}.${endings[0]}`
}
