import { Button, type ButtonProps } from '../../ui/Button'

export interface FormButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'className'> {
  /** The action: last path segment under /api/account. */
  readonly action: string
  readonly values?: { readonly [name: string]: string }
  /** The item that the action applies to, for the accessible name. */
  readonly about?: string
}

/** A button in its own form, so that it works without scripts. */
export const FormButton = ({ action, values = {}, about, children, ...look }: FormButtonProps) => (
  <form method="post" action={`/api/account/${action}`}>
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" {...look}>
      {children}
      {about && <span className="sr-only">: {about}</span>}
    </Button>
  </form>
)
