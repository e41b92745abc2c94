import { bodyKey } from '@forecourt/rules/car/facts/bodyKey'
import { bodyShape } from './bodyShape'

/** The drawings of some body types, for `BodyIcon` to show; not seen themselves. */
export const BodyDrawings = ({ bodies }: { readonly bodies: readonly string[] }) => (
  <svg aria-hidden="true" focusable="false" width={0} height={0} className="absolute">
    {[...new Set(bodies.map(bodyKey))].map((key) => {
      const shape = bodyShape(key)
      return (
        shape && (
          <symbol
            key={key}
            id={`body-${key}`}
            viewBox="0 0 48 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={shape.lines} />
            {shape.wheels.map((centre) => (
              <circle key={centre} cx={centre} cy={shape.wheelSize === 5 ? 16.5 : 18.5} r={shape.wheelSize ?? 2.75} />
            ))}
          </symbol>
        )
      )
    })}
  </svg>
)
