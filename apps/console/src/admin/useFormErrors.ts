import { useState } from 'react'
import type { HttpError } from 'react-admin'
import { callError } from '../client/callError'

/** Server validation errors of a form. */
export const useFormErrors = () => {
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  return {
    fields,
    message,
    clear: () => {
      setFields({})
      setMessage(null)
    },
    /** Takes the error of an API call. */
    onCallError: (error: unknown) => {
      const { message: text, fields: problems } = callError(error)
      setFields(Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field.replace(/^data\./, ''), problem])))
      setMessage(text)
      window.scrollTo({ top: 0 })
    },
    /** Takes the error of a react-admin mutation. */
    onError: (error: unknown) => {
      const { body, message: text } = error as HttpError
      // Updates report `data.name`, creates report `name`.
      const problems = Object.entries((body?.errors ?? {}) as Record<string, string>).map(([field, problem]) => [
        field.replace(/^data\./, ''),
        problem,
      ])
      setFields(Object.fromEntries(problems))
      setMessage(text || 'Something went wrong. Try again in a moment.')
      window.scrollTo({ top: 0 })
    },
  }
}
