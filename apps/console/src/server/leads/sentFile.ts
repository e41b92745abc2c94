import type { AnswerFile } from '@forecourt/data/leads/inbox/AnswerFile'
import { answerFileName, answerFilesProblem } from '@forecourt/rules/leads/inbox/answerFiles'
import { answerFileType } from '@forecourt/services/inbox/answerFileType'
import { z } from 'zod'
import { CallProblem } from '../errors/CallProblem'

/** A file that goes with an answer, as it is sent: in base64. */
export const sentFile = z.object({
  name: z.string().max(255),
  data: z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The file did not arrive whole. Try again.'),
})

const refusal = (message: string) => new CallProblem('BAD_REQUEST', message, { fields: { files: message } })

/** The files of an answer, each as what it is; refused where one is no picture and no PDF, whatever it is called, or too large. */
export const answerFiles = (sent: readonly z.infer<typeof sentFile>[]): AnswerFile[] => {
  const files = sent.map(({ name, data }) => ({ name, content: Buffer.from(data, 'base64') }))
  const problem = answerFilesProblem(files.map(({ name, content }) => ({ name, bytes: content.length })))
  if (problem !== null) throw refusal(problem)
  return files.map(({ name, content }) => {
    const contentType = answerFileType(content)
    if (contentType) return { name: answerFileName(name, contentType), contentType, content }
    throw refusal(`“${name}” is no PDF and no picture that can be sent: JPEG, PNG, WebP or HEIC.`)
  })
}
