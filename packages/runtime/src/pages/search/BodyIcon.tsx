import { bodyShape } from './bodyShape'

/** A body type drawn from the side, in lines (ENT-33); nothing for one that has no drawing. */
export const BodyIcon = ({ body, className = '' }: { readonly body: string; readonly className?: string }) => {
  const shape = bodyShape(body)
  if (!shape) return null
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 48 24"
      width={48}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={shape.lines} />
      {shape.wheels.map((centre) => (
        <circle key={centre} cx={centre} cy={shape.wheelSize === 5 ? 16.5 : 18.5} r={shape.wheelSize ?? 2.75} />
      ))}
    </svg>
  )
}
