import type { AnswerField } from '@forecourt/rules/leads/form/FormContext'
import { useId } from 'react'
import { Button } from '../ui/Button'
import { FieldInput } from './FieldInput'

export interface BlockFormProps {
  /** URL the form is posted to. */
  readonly action: string
  /** Config pointer of the block that contains it. */
  readonly setting: string
  readonly fields: readonly (AnswerField & { readonly name: string })[]
  readonly submitLabel: string
}

/** The form of a block that leads to another page: works without scripts; the browser validates it. */
export const BlockForm = ({ action, setting, fields, submitLabel }: BlockFormProps) => {
  const id = useId()
  return (
    <form method="post" action={action} className="@container max-w-2xl">
      <input type="hidden" name="at" value={setting} />
      <div className="grid gap-x-5 gap-y-4 @lg:grid-cols-2">
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} id={`${id}-${field.name}`} problem={undefined} />
        ))}
      </div>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this empty</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="large" className="mt-6 w-full @lg:w-auto">
        {submitLabel}
      </Button>
    </form>
  )
}
