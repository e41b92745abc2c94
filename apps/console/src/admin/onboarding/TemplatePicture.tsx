import type { ReactNode } from 'react'
import type { OnboardingChoices } from './StepProps'

type Template = OnboardingChoices['templates'][number]

interface Props {
  readonly template: Template
  /** The dealer's brand colour; null for the template's. */
  readonly brandColour: string | null
}

const gap = 9
const radii = { square: 0, soft: 5, round: 10 } as const

/** Placeholder lines for text, of the given widths. */
const Lines = ({
  x,
  y,
  widths,
  colour,
  bold = false,
}: {
  x: number
  y: number
  widths: readonly number[]
  colour: string
  bold?: boolean
}) => (
  <path
    d={widths.map((width, index) => `M${x + widths.slice(0, index).reduce((sum, each) => sum + each + gap, 0)} ${y + 2}h${width}`).join('')}
    stroke={colour}
    strokeOpacity={bold ? 0.9 : 0.4}
    strokeWidth={bold ? 6 : 3.5}
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

/** Colours of the header by tone. */
const headerColours = ({ tone, look }: Template, brand: string) => {
  if (tone === 'light') return { ground: look.backgroundColour, text: look.textColour, mark: brand }
  const ground = tone === 'brand' ? brand : look.textColour
  return { ground, text: look.backgroundColour, mark: look.backgroundColour }
}

/** The template's header, and the y position of its bottom. */
const renderHeader = (template: Template, brand: string): { readonly element: ReactNode; readonly bottom: number } => {
  const { header, look, corners } = template
  const { ground, text, mark } = headerColours(template, brand)
  const radius = Math.min(radii[corners], 6)
  if (header === 'centred')
    return {
      element: (
        <>
          <rect width="360" height="42" fill={ground} />
          <rect x="154" y="10" width="52" height="9" rx={radius} fill={mark} />
          <Lines x={104} y={29} widths={[26, 34, 22, 30, 26]} colour={text} />
        </>
      ),
      bottom: 42,
    }
  if (header === 'stacked')
    return {
      element: (
        <>
          <rect width="360" height="26" fill={ground} />
          <rect x="16" y="9" width="52" height="9" rx={radius} fill={mark} />
          <rect x="290" y="8" width="54" height="11" rx={radius} fill={mark} fillOpacity="0.85" />
          <rect y="26" width="360" height="16" fill={look.surfaceColour} />
          <Lines x={16} y={32} widths={[26, 34, 22, 30]} colour={look.textColour} />
        </>
      ),
      bottom: 42,
    }
  return {
    element: (
      <>
        <rect width="360" height="32" fill={ground} />
        <rect x="16" y="11" width="46" height="9" rx={radius} fill={mark} />
        <Lines x={150} y={14} widths={[24, 30, 20, 26]} colour={text} />
        <rect x="298" y="9" width="46" height="13" rx={radius} fill={mark} fillOpacity="0.85" />
      </>
    ),
    bottom: 32,
  }
}

const heroHeight = { banner: 44, cover: 74, panel: 74, stage: 74, split: 66, plain: 46 } as const

/** The first block of the template's home page. */
const renderHero = ({ hero, look, corners }: Template, top: number, brand: string): ReactNode => {
  const radius = radii[corners]
  const height = heroHeight[hero]
  const search = (x: number, y: number) => (
    <rect
      x={x}
      y={y}
      width="120"
      height="13"
      rx={Math.min(radius, 6)}
      fill={look.backgroundColour}
      stroke={look.textColour}
      strokeOpacity="0.25"
    />
  )
  switch (hero) {
    case 'cover':
      return (
        <>
          <rect y={top} width="360" height={height} fill={look.textColour} fillOpacity="0.72" />
          <Car x={190} y={top + 20} scale={1.5} colour={look.backgroundColour} />
          <Lines x={16} y={top + 22} widths={[110]} colour={look.backgroundColour} bold />
          {search(16, top + 42)}
        </>
      )
    case 'panel':
      return (
        <>
          <rect y={top} width="360" height={height} fill={look.surfaceColour} />
          <Car x={200} y={top + 20} scale={1.4} colour={look.textColour} />
          <rect x="16" y={top + 14} width="150" height="48" rx={Math.min(radius, 6)} fill={look.backgroundColour} />
          <Lines x={28} y={top + 24} widths={[110]} colour={look.textColour} bold />
          {search(28, top + 40)}
        </>
      )
    case 'stage':
      return (
        <>
          <Lines x={110} y={top + 8} widths={[140]} colour={look.textColour} bold />
          {search(120, top + 18)}
          <rect y={top + 38} width="360" height={height - 38} fill={look.surfaceColour} />
          <Car x={150} y={top + 44} scale={0.9} colour={look.textColour} />
        </>
      )
    case 'split':
      return (
        <>
          <rect x="190" y={top} width="170" height={height} fill={look.surfaceColour} />
          <Car x={228} y={top + 17} scale={1.15} colour={look.textColour} />
          <Lines x={16} y={top + 16} widths={[120]} colour={look.textColour} bold />
          {search(16, top + 36)}
        </>
      )
    case 'plain':
      return (
        <>
          <Lines x={90} y={top + 12} widths={[180]} colour={look.textColour} bold />
          {search(120, top + 26)}
        </>
      )
    default:
      return (
        <>
          <rect y={top} width="360" height={height} fill={brand} />
          <Lines x={16} y={top + 11} widths={[120]} colour={look.backgroundColour} bold />
          {search(16, top + 24)}
        </>
      )
  }
}

/** The block between the hero and the cars: links, filters, or none. */
const renderRow = (
  { blocks, look, corners, card, filters }: Template,
  top: number,
  brand: string,
): { readonly element: ReactNode; readonly height: number } => {
  const radius = Math.min(radii[corners], 8)
  const [first] = blocks
  if (first === 'links')
    return {
      height: 34,
      element: [0, 1, 2, 3].map((column) => (
        <rect
          key={column}
          x={16 + column * 84}
          y={top}
          width="76"
          height="26"
          rx={radius}
          fill={look.surfaceColour}
          stroke={brand}
          strokeOpacity="0.5"
        />
      )),
    }
  if (first === 'browse')
    return {
      height: 26,
      element: [0, 1, 2, 3, 4].map((column) => (
        <rect key={column} x={16 + column * 67} y={top} width="59" height="17" rx={Math.max(radius, 3)} fill={look.surfaceColour} />
      )),
    }
  const lineWidths = filters === 'drawer' || card === 'plain' ? [70] : [60, 40]
  return { height: 16, element: <Lines x={16} y={top + 3} widths={lineWidths} colour={look.textColour} bold /> }
}

const renderCards = ({ card, look, corners }: Template, top: number): ReactNode => {
  const { surfaceColour, textColour, accentColour } = look
  const radius = radii[corners]
  if (card === 'wide')
    return [0, 1].map((row) => (
      <g key={row}>
        <rect x="16" y={top + row * 36} width="328" height="31" rx={radius} fill={surfaceColour} />
        <Car x={24} y={top + row * 36 + 7} scale={0.62} colour={textColour} />
        <Lines x={88} y={top + row * 36 + 9} widths={[90]} colour={textColour} />
        <Lines x={88} y={top + row * 36 + 19} widths={[54]} colour={textColour} />
        <rect x="296" y={top + row * 36 + 10} width="38" height="11" rx={Math.min(radius, 4)} fill={accentColour} />
      </g>
    ))
  const width = 102
  return [0, 1, 2].map((column) => {
    const x = 16 + column * (width + 11)
    return (
      <g key={column}>
        {card !== 'plain' && <rect x={x} y={top} width={width} height="72" rx={radius} fill={surfaceColour} />}
        {card === 'overlay' && <rect x={x} y={top + 42} width={width} height="30" rx={radius} fill={textColour} fillOpacity="0.75" />}
        <Car x={x + 24} y={top + 12} scale={0.7} colour={textColour} />
        {card !== 'overlay' && <Lines x={x + 8} y={top + 46} widths={[width * 0.5]} colour={textColour} />}
        <rect x={x + 8} y={top + 56} width={width * 0.32} height="6" rx="3" fill={accentColour} />
      </g>
    )
  })
}

/** Miniature of a template's home page in the dealer's brand colour: header, hero, following block and cards. */
export const TemplatePicture = ({ template, brandColour }: Props) => {
  const { look, hero } = template
  const brand = brandColour ?? look.brandColour
  const { element, bottom } = renderHeader(template, brand)
  const rowTop = bottom + heroHeight[hero] + 10
  const row = renderRow(template, rowTop, brand)
  return (
    <svg
      viewBox="0 0 360 200"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMin slice"
      style={{ display: 'block', width: '100%' }}
    >
      <rect width="360" height="200" fill={look.backgroundColour} />
      {element}
      {renderHero(template, bottom, brand)}
      {row.element}
      {renderCards(template, rowTop + row.height)}
    </svg>
  )
}
