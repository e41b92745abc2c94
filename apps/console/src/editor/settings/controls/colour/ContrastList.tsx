import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Button } from '@mui/material'
import { type ColourPair, nearestPassing } from './colourPairs'

interface Props {
  readonly colour: string
  readonly pairs: readonly ColourPair[]
  readonly disabled: boolean
  readonly onChange: (colour: string) => void
}

/** Truncated, not rounded, so that 4.49 is never shown as 4.5. */
const ratioText = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`

/** The contrast of a colour with each related one, and the nearest colour that passes. */
export const ContrastList = ({ colour, pairs, disabled, onChange }: Props) => {
  const suggestion = nearestPassing(colour, pairs)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="ul" aria-label="Contrast" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {pairs.map(({ label, against, needed, isInFront }) => {
          const ratio = contrastRatio(colour, against)
          const isEnough = ratio >= needed
          const Icon = isEnough ? CheckIcon : CloseIcon
          return (
            <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 12.5, lineHeight: 1.35 }}>
              {/* A sample of the two colours, even if their contrast is low. */}
              <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true" focusable="false">
                <rect
                  x="0.5"
                  y="0.5"
                  width="27"
                  height="19"
                  rx="5"
                  fill={isInFront ? against : colour}
                  stroke="currentColor"
                  strokeOpacity="0.25"
                />
                <path d="M7 14l3.2-8h.6L14 14M8.2 11.2h4.6" fill="none" stroke={isInFront ? colour : against} strokeWidth="1.7" />
                <circle cx="18.4" cy="11.6" r="2.3" fill="none" stroke={isInFront ? colour : against} strokeWidth="1.7" />
                <path d="M20.9 9v5" stroke={isInFront ? colour : against} strokeWidth="1.7" />
              </svg>
              <Box component="span" sx={{ flex: 1, color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
                {ratioText(ratio)}
              </Box>
              <Box
                component="span"
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  gap: 0.25,
                  minWidth: 62,
                  fontWeight: 620,
                  color: isEnough ? 'success.main' : 'error.main',
                }}
              >
                <Icon sx={{ fontSize: 14 }} />
                {isEnough ? 'Passes' : `Needs ${needed}`}
              </Box>
            </Box>
          )
        })}
      </Box>
      {suggestion && !disabled && (
        <Button
          variant="outlined"
          onClick={() => onChange(suggestion)}
          startIcon={
            <Box
              aria-hidden
              sx={{ width: 16, height: 16, borderRadius: '4px', border: 1, borderColor: 'divider' }}
              style={{ backgroundColor: suggestion }}
            />
          }
          sx={{ justifySelf: 'start', minHeight: { xs: 44, md: 30 } }}
        >
          Use {suggestion}, the nearest that passes
        </Button>
      )}
    </Box>
  )
}
