import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { Box, Typography } from '@mui/material'
import type { Outputs } from '../../../client/Records'

type Point = Outputs['stock']['history']['prices'][number]
type Kind = 'driveAwayCents' | 'egcCents'

const width = 640
const height = 96
const padding = 6
const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' })

/** SVG path of the price as a step line: a price is valid until the next one. */
const stepPath = (points: readonly Point[], kind: Kind, x: (at: number) => number, y: (cents: number) => number, until: number): string => {
  const known = points.filter((point) => point[kind] !== null)
  const [first] = known
  if (!first) return ''
  const path = known.map((point, index) =>
    index === 0 ? `M${x(Date.parse(point.at))} ${y(point[kind] as number)}` : `H${x(Date.parse(point.at))}V${y(point[kind] as number)}`,
  )
  return `${path.join('')}H${x(until)}`
}

/** Price history of a car, as a chart and as text. */
export const PriceHistory = ({ points, country }: { readonly points: readonly Point[]; readonly country: Country }) => {
  const { prices } = countryTerms(country)
  const priceNames = { driveAwayCents: prices.driveAway, egcCents: prices.egc }
  const kinds = (['driveAwayCents', 'egcCents'] as const).filter((kind) => points.some((point) => point[kind] !== null))
  const cents = points.flatMap((point) => kinds.flatMap((kind) => point[kind] ?? []))
  const [first] = points
  if (!first || cents.length === 0) return null
  const until = Date.now()
  const from = Math.min(Date.parse(first.at), until - 86_400_000)
  const [low, high] = [Math.min(...cents), Math.max(...cents)]
  const x = (at: number) => padding + ((Math.max(at, from) - from) / (until - from)) * (width - 2 * padding)
  const y = (value: number) => (high === low ? height / 2 : height - padding - ((value - low) / (high - low)) * (height - 2 * padding))
  return (
    <Box component="section" aria-label="Price" sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 620, fontSize: 14 }}>Price history</Typography>
      {points.length > 1 && (
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          sx={{ width: '100%', height, display: 'block', bgcolor: 'action.hover', borderRadius: '6px' }}
        >
          {kinds.map((kind) => (
            <Box
              key={kind}
              component="path"
              d={stepPath(points, kind, x, y, until)}
              sx={{
                fill: 'none',
                stroke: (theme) => (kind === 'driveAwayCents' ? theme.palette.primary.main : theme.palette.text.secondary),
                strokeWidth: 2,
                strokeDasharray: kind === 'egcCents' ? '6 4' : undefined,
                vectorEffect: 'non-scaling-stroke',
              }}
            />
          ))}
        </Box>
      )}
      <Box
        component="ol"
        aria-label="Prices, latest first"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25, fontSize: 13 }}
      >
        {points.toReversed().map((point) => (
          <Box component="li" key={point.at} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Box component="span" sx={{ color: 'text.secondary', minWidth: 96 }}>
              {day.format(new Date(point.at))}
            </Box>
            {kinds.map((kind) => (
              <span key={kind}>
                {priceNames[kind]}: <strong>{point[kind] === null ? 'none' : formatMoney(point[kind])}</strong>
              </span>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
