import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

const buttonVariants = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover border-transparent',
  secondary: 'bg-raised text-text hover:bg-raised-hover border-transparent',
  success: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  outline: 'bg-transparent text-text border-line-strong hover:bg-raised',
  plain: 'bg-transparent text-link border-transparent hover:bg-raised',
} as const

export type ButtonVariant = keyof typeof buttonVariants

const sizes = {
  small: 'min-h-11 px-3.5 text-small',
  medium: 'min-h-12 px-5 text-base',
  large: 'min-h-14 px-7 text-lead',
} as const

export interface ButtonStyle {
  readonly variant?: ButtonVariant
  readonly size?: keyof typeof sizes
  /** Full width of its container. */
  readonly wide?: boolean
  readonly className?: string
}

/** Button classes, for other elements with the look of a button. */
export const buttonClass = ({ variant = 'primary', size = 'medium', wide = false, className = '' }: ButtonStyle) =>
  `button ${buttonVariants[variant]} ${sizes[size]}${wide ? ' w-full' : ''}${className && ` ${className}`}`

export type ButtonProps = ButtonStyle & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>

export const Button = ({ variant, size, wide, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonClass({ variant, size, wide, className })} {...rest} />
)

export type ButtonLinkProps = ButtonStyle & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { readonly href: string }

/** A link with the look of a button: for navigation; Button is for actions. */
export const ButtonLink = ({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) => (
  <a className={buttonClass({ variant, size, wide, className })} {...rest}>
    {children}
  </a>
)
