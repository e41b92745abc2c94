import { bodyKey } from '@forecourt/rules/text/bodyKey'

/** Side view of a vehicle in a 48 × 24 viewBox: its lines and wheel positions. */
interface BodyShape {
  readonly lines: string
  readonly wheels: readonly number[]
  /** Radius of a wheel. Default 2.75. */
  readonly wheelSize?: number
}

const hatch: BodyShape = {
  lines:
    'M8.5 18.5h-3c-.8 0-1.5-.7-1.5-1.5v-5.4l3-4.3C7.6 6.5 8.6 6 9.6 6H24c.9 0 1.7.3 2.3.9l5.2 4.4 8 1c1.8.3 3 1.5 3 3.2V17c0 .8-.7 1.5-1.5 1.5h-2M14.5 18.5h18M5 11.3h26.5M17.5 6v5.3',
  wheels: [11.5, 35.5],
}
const sedan: BodyShape = {
  lines:
    'M9 18.5H4.5C3.7 18.5 3 17.8 3 17v-2c0-1.6 1-2.6 2.6-2.9l6-1 4.7-4c.7-.7 1.6-1.1 2.6-1.1h8.6c.9 0 1.7.3 2.3.9l5.2 4.4 6.5 1c1.8.3 3 1.5 3 3.2V17c0 .8-.7 1.5-1.5 1.5H40M15 18.5h19M12 11.3h23M23 6v5.3',
  wheels: [12, 37],
}
const suv: BodyShape = {
  lines:
    'M8.5 18.5H5c-.8 0-1.5-.7-1.5-1.5V8.5C3.5 5.8 4.9 4.5 7.5 4.5H25c1 0 1.9.4 2.6 1.1l4.9 5.2 8 1.2c1.8.3 3 1.4 3 3.2V17c0 .8-.7 1.5-1.5 1.5h-2.5M14.5 18.5h19M3.5 10.8h29M16 4.5v6.3',
  wheels: [11.5, 36.5],
}
const wagon: BodyShape = {
  lines:
    'M9 18.5H5c-.8 0-1.5-.7-1.5-1.5v-6L6 7.3C6.5 6.5 7.4 6 8.4 6H28c.9 0 1.7.3 2.3.9l5.2 4.4 6 1c1.8.3 3 1.5 3 3.2V17c0 .8-.7 1.5-1.5 1.5H41M15 18.5h20M4 11.3h31.5M14.5 6v5.3M24.5 6v5.3',
  wheels: [12, 38],
}
const ute: BodyShape = {
  lines:
    'M8.5 18.5H4.5c-.6 0-1-.4-1-1v-6h16V6.5c0-.6.4-1 1-1h6.5c1 0 1.8.4 2.4 1.1l4.1 4.9 7.5 1c1.8.2 3 1.4 3 3.1V17c0 .8-.7 1.5-1.5 1.5h-2M14.5 18.5h20M19.5 11.5h14M19.5 11.5v7',
  wheels: [11.5, 37.5],
}
const cabChassis: BodyShape = {
  lines:
    'M8.5 18.5H6v-3M3 15.5h20M3 12v3.5M23 18.5V6.5c0-.6.4-1 1-1h4.5c1 0 1.8.4 2.4 1.1l3.6 4.9 7 1c1.8.2 3 1.4 3 3.1V17c0 .8-.7 1.5-1.5 1.5h-2M14.5 18.5h20.5M23 11.5h11.5',
  wheels: [11.5, 38],
}
const vanBody =
  'M8.5 18.5H5c-.8 0-1.5-.7-1.5-1.5V5.5C3.5 4.4 4.4 3.5 5.5 3.5h23.5c1.3 0 2.4.6 3.1 1.6l4.9 6.2 5 1.7c1.3.4 2 1.4 2 2.8V17c0 .8-.7 1.5-1.5 1.5h-2M14.5 18.5h20'
const van: BodyShape = { lines: `${vanBody}M26.5 3.5v7.8h10.5`, wheels: [11.5, 37.5] }
const peopleMover: BodyShape = { lines: `${vanBody}M3.5 11.3h33.5M11.5 3.5v7.8M19 3.5v7.8M26.5 3.5v7.8`, wheels: [11.5, 37.5] }
const coupe: BodyShape = {
  lines:
    'M9 18.5H4.5C3.7 18.5 3 17.8 3 17v-1.8c0-1.6 1-2.7 2.6-3l5.9-1.1 6.5-3.7c1-.6 2.2-.9 3.4-.9h4.8c1.6 0 3.1.6 4.3 1.6L34.5 11.5l7.5 1c1.8.3 3 1.4 3 3.1V17c0 .8-.7 1.5-1.5 1.5H40M15 18.5h19M12 11.4h22.5',
  wheels: [12, 37],
}
const convertible: BodyShape = {
  lines:
    'M9 18.5H4.5C3.7 18.5 3 17.8 3 17v-2.2c0-1.5 1-2.5 2.5-2.5h26l-4.7-5.3M31.5 12.3l10.5 1c1.8.2 3 1.3 3 3V17c0 .8-.7 1.5-1.5 1.5H40M15 18.5h19M13 12.3c0-1.7.9-2.7 2.6-2.7h2.4',
  wheels: [12, 37],
}
const motorhome: BodyShape = {
  lines:
    'M8.5 18.5H5c-.8 0-1.5-.7-1.5-1.5V4.5c0-1.1.9-2 2-2h32c1.1 0 2 .9 2 2V7h-6l3.5 4.8 5 1.4c1.3.4 2 1.4 2 2.8V17c0 .8-.7 1.5-1.5 1.5h-2M14.5 18.5h20M8 7h7v4.5H8zM20 18.5V7.5h5.5v11',
  wheels: [11.5, 37.5],
}
const caravan: BodyShape = {
  lines:
    'M15 18.5H6.5C5 18.5 4 17.5 4 16V7c0-2.2 1.8-4 4-4h22c3.9 0 7 3.1 7 7v6.5c0 1.1-.9 2-2 2H23M37 16.5h8M9 7.5h8v4.5H9zM26 18.5V8h5v10.5',
  wheels: [19],
}
const motorcycle: BodyShape = {
  lines: 'M11 16.5l7-6h11l3.5-4h-4M18 10.5l6 6h7l5.5-1M14 9h7M33 7l4 9.5',
  wheels: [10, 37],
  wheelSize: 5,
}

/** Shapes by body type, lower case without spaces and dashes (ENT-33). */
const shapes: { readonly [body: string]: BodyShape } = {
  '4x4': suv,
  bus: peopleMover,
  cabchassis: cabChassis,
  convertible,
  coupe,
  ev: hatch,
  hardtop: suv,
  hatch,
  hatchback: hatch,
  motorhome,
  lighttruck: cabChassis,
  peoplemover: peopleMover,
  prestige: sedan,
  sedan,
  softtop: suv,
  suv,
  ute,
  van,
  wagon,
  stationwagon: wagon,
  caravan,
  campertrailer: caravan,
  sports: motorcycle,
  cruiser: motorcycle,
  adventure: motorcycle,
  naked: motorcycle,
  tourer: motorcycle,
}

/** The shape of a body type, by code or by name; null if there is none. */
export const bodyShape = (body: string): BodyShape | null => {
  const key = bodyKey(body)
  return Object.hasOwn(shapes, key) ? (shapes[key] ?? null) : null
}

/** SVG symbols of body types for `BodyIcon`; not visible themselves. */
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
