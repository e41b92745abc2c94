import { useState } from 'react'
import type { HttpError } from 'react-admin'
import { callError } from '../client/callError'

/** Server validation errors of a form. */
export const useRefusal = () => {
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  return {
    fields,
    message,
    clear: () => {
      setFields({})
      setMessage(null)
    },
    /** The same for errors of calls outside react-admin. */
    onCallError: (error: unknown) => {
      const { message: sentence, fields: problems } = callError(error)
      setFields(Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field.replace(/^data\./, ''), problem])))
      setMessage(sentence)
      window.scrollTo({ top: 0 })
    },
    onError: (error: unknown) => {
      const { body, message: sentence } = error as HttpError
      // Updates report `data.name`, creates report `name`.
      const problems = Object.entries((body?.errors ?? {}) as Record<string, string>).map(([field, problem]) => [
        field.replace(/^data\./, ''),
        problem,
      ])
      setFields(Object.fromEntries(problems))
      setMessage(sentence || 'Something went wrong. Try again in a moment.')
      window.scrollTo({ top: 0 })
    },
  }
}
