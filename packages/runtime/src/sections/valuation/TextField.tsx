import type { InputHTMLAttributes } from 'react'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly fault?: string
}

/** A text of a step with its label, what helps, and what is wrong. */
export const TextField = ({ id, label, hint, fault, className = '', ...input }: TextFieldProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
      {label}
      {!input.required && <span className="font-normal text-muted"> (optional)</span>}
    </label>
    <input
      {...input}
      id={id}
      className="field"
      aria-invalid={fault ? true : undefined}
      aria-describedby={[fault && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    />
    {hint && (
      <p id={`${id}-hint`} className="mt-1.5 text-tiny text-muted text-pretty">
        {hint}
      </p>
    )}
    {fault && (
      <p id={`${id}-problem`} className="mt-1.5 text-small text-danger">
        {fault}
      </p>
    )}
  </div>
)
