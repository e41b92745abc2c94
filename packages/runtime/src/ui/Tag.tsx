import type { ReactNode } from 'react'

const tones = {
  brand: 'bg-brand text-on-brand',
  accent: 'bg-accent text-on-accent',
  dark: 'bg-dark text-on-dark',
  quiet: 'bg-raised text-text',
  positive: 'bg-positive text-on-positive',
  outline: 'bg-background text-text ring-1 ring-inset ring-line-strong',
} as const

export type TagTone = keyof typeof tones

/** A label of one or two words. */
export const Tag = ({
  tone = 'quiet',
  className = '',
  setting,
  children,
}: {
  readonly tone?: TagTone
  readonly className?: string
  /** Pointer of its setting. */
  readonly setting?: string
  readonly children: ReactNode
}) => (
  <span
    data-setting={setting}
    className={`inline-flex items-center gap-1 rounded-control px-2 py-1 text-tiny font-semibold leading-none ${tones[tone]} ${className}`}
  >
    {children}
  </span>
)
