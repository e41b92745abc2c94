import { parseFilterNumber } from '@forecourt/rules/search/filters/withRangeEnd'
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'

interface NumberFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  readonly ref?: Ref<HTMLInputElement>
}

/** Markup of a number input. */
export const NumberField = (field: NumberFieldProps) => (
  <input
    {...field}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    className="field min-h-11! w-full min-w-0 px-3! py-1! text-small tabular-nums"
  />
)

export interface NumberEntryProps {
  readonly name?: string
  readonly label: string
  /** Null shows the placeholder. */
  readonly value: number | null
  readonly placeholder: string
  /** Formats a value, such as '$15,000'. */
  readonly format: (value: number) => string
  /** Called on commit with the number, or null for an empty field; not called for unparseable text. */
  readonly onCommit: (value: number | null) => void
}

/** A number input that accepts currency signs; commits on Enter and blur (SRC-22). Unparseable text is kept. */
export const NumberEntry = ({ name, label, value, placeholder, format, onCommit }: NumberEntryProps) => {
  const [typing, setTyping] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = value === null ? '' : format(value)
  const commit = () => {
    if (typing === null) return
    const number = parseFilterNumber(typing)
    const isEmpty = typing.trim() === ''
    setInvalid(number === null && !isEmpty)
    if (number === null && !isEmpty) return
    setTyping(null)
    if (number !== value) onCommit(number)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit()
    } else if (event.key === 'Escape' && typing !== null) {
      event.stopPropagation()
      setTyping(null)
      setInvalid(false)
    }
  }
  // Form listeners must get the committed number, not the entered text.
  useEffect(() => {
    const input = field.current
    const stopNativeChange = (event: Event) => event.isTrusted && event.stopPropagation()
    input?.addEventListener('change', stopNativeChange)
    return () => input?.removeEventListener('change', stopNativeChange)
  }, [])

  return (
    <span className="block w-full min-w-0">
      <NumberField
        ref={field}
        name={name}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? id : undefined}
        placeholder={placeholder}
        value={typing ?? shown}
        onChange={(event) => {
          setTyping(event.target.value)
          setInvalid(false)
        }}
        onBlur={commit}
        onKeyDown={onKey}
      />
      <span id={isInvalid ? id : undefined} role="alert" className="mt-1 block text-tiny font-medium text-danger empty:hidden">
        {isInvalid && 'Please enter a whole number, such as 15,000.'}
      </span>
    </span>
  )
}
