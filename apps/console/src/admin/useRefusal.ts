import { useState } from 'react'
import type { HttpError } from 'react-admin'
import { callError } from '../client/callError'

/** Where the server refused what was typed, and why. */
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
    /** The same of a call that react-admin did not make. */
    onCallError: (error: unknown) => {
      const { message: sentence, fields: told } = callError(error)
      setFields(Object.fromEntries(Object.entries(told).map(([field, words]) => [field.replace(/^data\./, ''), words])))
      setMessage(sentence)
      window.scrollTo({ top: 0 })
    },
    onError: (error: unknown) => {
      const { body, message: sentence } = error as HttpError
      // Inputs of an update come as `data.name`, those of a create as `name`.
      const told = Object.entries((body?.errors ?? {}) as Record<string, string>).map(([field, words]) => [
        field.replace(/^data\./, ''),
        words,
      ])
      setFields(Object.fromEntries(told))
      setMessage(sentence || 'That did not work. Try again in a moment.')
      window.scrollTo({ top: 0 })
    },
  }
}
