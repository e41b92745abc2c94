import type { ReactNode } from 'react'
import type { Choices } from './Choices'

type Template = Choices['templates'][number]

interface Props {
  readonly template: Template
  /** The dealer's own; the template's where they have none yet. */
  readonly brandColour: string | null
}

const gap = 9

/** Words as lines of these widths, side by side. */
const Lines = ({ x, y, widths, colour }: { x: number; y: number; widths: readonly number[]; colour: string }) => (
  <path
    d={widths.map((width, index) => `M${x + widths.slice(0, index).reduce((sum, each) => sum + each + gap, 0)} ${y + 2}h${width}`).join('')}
    stroke={colour}
    strokeOpacity="0.4"
    strokeWidth="3.5"
    strokeLinecap="round"
  />
)

const Car = ({ x, y, scale, colour }: { x: number; y: number; scale: number; colour: string }) => (
  <path
    transform={`translate(${x} ${y}) scale(${scale})`}
    d="M0 22c0-6 4-9 11-10l9-8c3-3 6-4 11-4h17c5 0 8 1 11 4l9 9c7 1 10 4 10 9v8H0z"
    fill={colour}
    fillOpacity="0.3"
  />
)

/** The header as the template lays it out; gives where the page goes on below it. */
const headerOf = ({ header, look }: Template, brand: string): { readonly drawn: ReactNode; readonly below: number } => {
  const { textColour, surfaceColour } = look
  if (header === 'centred')
    return {
      drawn: (
        <>
          <rect x="154" y="10" width="52" height="9" rx="3" fill={brand} />
          <Lines x={104} y={29} widths={[26, 34, 22, 30, 26]} colour={textColour} />
        </>
      ),
      below: 42,
    }
  if (header === 'stacked')
    return {
      drawn: (
        <>
          <rect x="16" y="9" width="52" height="9" rx="3" fill={brand} />
          <rect x="290" y="8" width="54" height="11" rx="4" fill={brand} fillOpacity="0.85" />
          <rect y="26" width="360" height="16" fill={surfaceColour} />
          <Lines x={16} y={32} widths={[26, 34, 22, 30]} colour={textColour} />
        </>
      ),
      below: 42,
    }
  return {
    drawn: (
      <>
        <rect x="16" y="11" width="46" height="9" rx="3" fill={brand} />
        <Lines x={150} y={14} widths={[24, 30, 20, 26]} colour={textColour} />
        <rect x="298" y="9" width="46" height="13" rx="4" fill={brand} fillOpacity="0.85" />
      </>
    ),
    below: 31,
  }
}

const cardsOf = ({ card, filters, look }: Template, top: number): ReactNode => {
  const { surfaceColour, textColour, accentColour } = look
  const left = filters === 'sidebar' ? 92 : 16
  const room = 344 - left
  if (card === 'wide')
    return [0, 1].map((row) => (
      <g key={row}>
        <rect x={left} y={top + row * 34} width={room} height="29" rx="5" fill={surfaceColour} />
        <Car x={left + 8} y={top + row * 34 + 6} scale={0.62} colour={textColour} />
        <Lines x={left + 68} y={top + row * 34 + 8} widths={[70]} colour={textColour} />
        <Lines x={left + 68} y={top + row * 34 + 17} widths={[44]} colour={textColour} />
        <rect x={left + room - 42} y={top + row * 34 + 9} width="34" height="11" rx="4" fill={accentColour} />
      </g>
    ))
  const width = (room - 20) / 3
  return [0, 1, 2].map((column) => {
    const x = left + column * (width + 10)
    return (
      <g key={column}>
        {card !== 'plain' && <rect x={x} y={top} width={width} height="66" rx="6" fill={surfaceColour} />}
        {card === 'overlay' && <rect x={x} y={top + 38} width={width} height="28" rx="6" fill={textColour} fillOpacity="0.75" />}
        <Car x={x + (width - 78 * 0.7) / 2} y={top + 9} scale={0.7} colour={textColour} />
        {card !== 'overlay' && <Lines x={x + 8} y={top + 44} widths={[width * 0.5]} colour={textColour} />}
        <rect x={x + 8} y={top + 53} width={width * 0.32} height="6" rx="3" fill={accentColour} />
      </g>
    )
  })
}

/** A template's stock list in miniature: header, filters and cards where it puts them, in the dealer's colour. */
export const TemplatePicture = ({ template, brandColour }: Props) => {
  const { look, filters } = template
  const brand = brandColour ?? look.brandColour
  const { drawn, below } = headerOf(template, brand)
  const top = below + 36
  return (
    <svg
      viewBox="0 0 360 150"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMin slice"
      style={{ display: 'block', width: '100%' }}
    >
      <rect width="360" height="150" fill={look.backgroundColour} />
      {drawn}
      <rect y={below} width="360" height="24" fill={brand} />
      <Lines x={16} y={below + 10} widths={[90, 40]} colour={look.backgroundColour} />
      {filters === 'sidebar' && (
        <g>
          <rect x="16" y={top} width="66" height="66" rx="5" fill={look.surfaceColour} />
          {[0, 1, 2, 3].map((row) => (
            <Lines key={row} x={24} y={top + 9 + row * 14} widths={[row % 2 ? 34 : 44]} colour={look.textColour} />
          ))}
        </g>
      )}
      {filters === 'top' && <Lines x={16} y={below + 28} widths={[44, 36, 50, 40]} colour={look.textColour} />}
      {filters === 'drawer' && <rect x="16" y={below + 27} width="44" height="7" rx="3.5" fill={look.textColour} fillOpacity="0.45" />}
      {cardsOf(template, top)}
    </svg>
  )
}
