import type { ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { loaderCircle } from '../../ui/icons/loaderCircle'
import type { ValuationContent } from './valuationContent'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly fault?: string
}

/** A text input of a step with label, hint and error. */
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

/** Props of a valuation step. */
export interface ValuationStepProps {
  readonly content: ValuationContent
  readonly page: ValuationPage
  /** Id prefix of its fields; unique on its page. */
  readonly id: string
  /** Whether a submission is pending. */
  readonly busy: boolean
}

export interface ValuationStepFormProps extends Pick<ValuationStepProps, 'page' | 'busy'> {
  /** The action: last path segment under /api/valuations. */
  readonly action: string
  readonly button: string
  readonly withFiles?: boolean
  /** Content beside the button. */
  readonly aside?: ReactNode
  readonly variant?: 'primary' | 'outline' | 'secondary'
  readonly children?: ReactNode
}

/** A step as a form post; a surrounding script submits it without a page load. */
export const ValuationStepForm = ({
  page,
  busy,
  action,
  button,
  withFiles = false,
  aside,
  variant = 'primary',
  children,
}: ValuationStepFormProps) => (
  <form
    method="post"
    action={`/api/valuations/${action}`}
    encType={withFiles ? 'multipart/form-data' : undefined}
    aria-busy={busy}
    className="@container"
  >
    {page.valuation && <input type="hidden" name="valuation" value={page.valuation.token} />}
    {page.car && <input type="hidden" name="car" value={page.car.slug} />}
    {children}
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button type="submit" size="large" variant={variant} disabled={busy} className="w-full @lg:w-auto">
        {busy && <Glyph path={loaderCircle} size={20} className="animate-spin" />}
        {button}
      </Button>
      {aside}
    </div>
  </form>
)
