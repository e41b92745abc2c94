import { answerFilesProblem } from '@forecourt/rules/leads/inbox/answerFiles'
import { useState } from 'react'
import { toBase64 } from '../../../client/toBase64'

const problemOf = (files: readonly File[]) => answerFilesProblem(files.map(({ name, size }) => ({ name, bytes: size })))

/** The files that go with an e-mail somebody writes. What can't go is said when it is chosen, and never joins the others. */
export const useAnswerFiles = () => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const add = (chosen: readonly File[]) => {
    // The same file twice is one.
    const known = (file: File) =>
      files.some(({ name, size, lastModified }) => `${name} ${size} ${lastModified}` === `${file.name} ${file.size} ${file.lastModified}`)
    const all = [...files, ...chosen.filter((file) => !known(file))]
    const refused = problemOf(all)
    setProblem(refused)
    if (refused === null) setFiles(all)
  }
  const remove = (file: File) => {
    setFiles(files.filter((each) => each !== file))
    setProblem(null)
  }
  const clear = () => {
    setFiles([])
    setProblem(null)
  }
  /** Them as they are sent; null where one is gone from the disk meanwhile. */
  const read = async () => {
    setReading(true)
    try {
      return await Promise.all(files.map(async (file) => ({ name: file.name, data: await toBase64(file) })))
    } catch {
      setProblem('A file could not be read any more. Take it out and choose it again.')
      return null
    } finally {
      setReading(false)
    }
  }
  return { files, problem, isReading, add, remove, clear, read, refuse: setProblem }
}
export type AnswerFiles = ReturnType<typeof useAnswerFiles>
