import { useState } from 'react'
import { type CarFormValues, isSameFormValue } from './carFormValues'

/** The server's validation errors, by field, of values that were not edited since: an error is of a value, not of its field. */
export const useRemainingProblems = (problems: Readonly<Record<string, string>>, entered: CarFormValues): Record<string, string> => {
  const [refused, setRefused] = useState({ problems, entered })
  if (refused.problems !== problems) setRefused({ problems, entered })
  const values = refused.problems === problems ? refused.entered : entered
  const isEdited = (field: string) =>
    [...new Set([...Object.keys(entered), ...Object.keys(values)])].some(
      (path) => (path === field || path.startsWith(`${field}.`)) && !isSameFormValue(entered[path] ?? '', values[path] ?? ''),
    )
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !isEdited(field)))
}
