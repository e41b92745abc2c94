import { useState } from 'react'
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
    onCallError: (error: unknown) => {
      const { message: sentence, fields: told } = callError(error)
      // Inputs of an update come as `data.name`, those of a create as `name`.
      setFields(Object.fromEntries(Object.entries(told).map(([field, words]) => [field.replace(/^data\./, ''), words])))
      setMessage(sentence)
      window.scrollTo({ top: 0 })
    },
  }
}
