import { type IconName, iconPaths } from './iconPaths'

export interface IconProps {
  readonly name: IconName
  /** Edge in pixels. */
  readonly size?: number
  readonly filled?: boolean
  readonly className?: string
}

/** A line icon. Always beside words or inside a labelled control, so it is hidden from screen readers. */
export const Icon = ({ name, size = 20, filled = false, className = '' }: IconProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`shrink-0 ${className}`}
  >
    <path d={iconPaths[name]} />
  </svg>
)
