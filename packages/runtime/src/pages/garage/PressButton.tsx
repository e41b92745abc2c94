import { Button, type ButtonProps } from '../../ui/Button'

export interface PressButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'className'> {
  /** What the site is to do: the last part of its address under /api/account. */
  readonly deed: string
  readonly values?: { readonly [name: string]: string }
  /** What it is about, for those who don't see where it stands. */
  readonly about?: string
}

/** A button that is a form of its own, so that it works without scripts. */
export const PressButton = ({ deed, values = {}, about, children, ...look }: PressButtonProps) => (
  <form method="post" action={`/api/account/${deed}`}>
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" {...look}>
      {children}
      {about && <span className="sr-only">: {about}</span>}
    </Button>
  </form>
)
