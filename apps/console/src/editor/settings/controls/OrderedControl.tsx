import { Box, Switch, Typography } from '@mui/material'
import { SortableItems } from '../items/SortableItems'
import type { ControlProps } from './ControlProps'
import { SortableLine } from './SortableLine'

/** A few values of which order matters: those that are on come first and are put into order by drag or keyboard, the others are switched on below. */
export const OrderedControl = ({ id, node, value, disabled, describedBy, onChange }: ControlProps) => {
  const values = (node.items?.enum ?? []).map(String)
  const chosen = (Array.isArray(value) ? value.map(String) : []).filter((each) => values.includes(each))
  const others = values.filter((each) => !chosen.includes(each))
  const labelOf = (each: string) => node.items?.['x-labels']?.[values.indexOf(each)] ?? each
  const move = (each: string, to: number) => {
    const place = Math.max(0, Math.min(to, chosen.length - 1))
    onChange(chosen.filter((other) => other !== each).toSpliced(place, 0, each))
  }
  const toggle = (each: string) => (
    <Switch
      size="small"
      checked={chosen.includes(each)}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))}
      slotProps={{ input: { 'aria-label': labelOf(each) } }}
    />
  )
  return (
    <Box id={id} role="group" aria-labelledby={`${id}-title`} aria-describedby={describedBy} sx={{ display: 'grid', gap: 0.5 }}>
      {chosen.length === 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary', py: 0.5 }}>
          None chosen. Switch some on to put them into an order.
        </Typography>
      )}
      <SortableItems label={`${node.title ?? 'Values'}, in order`} ids={chosen} names={chosen.map(labelOf)} onMove={move}>
        {chosen.map((each, index) => (
          <SortableLine
            key={each}
            id={each}
            name={labelOf(each)}
            disabled={disabled}
            onStep={(by) => move(each, index + by)}
            end={toggle(each)}
          >
            <Typography sx={{ fontSize: 13.5, flex: 1 }}>
              <Box
                component="span"
                sx={{ display: 'inline-block', width: 20, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {index + 1}
              </Box>
              {labelOf(each)}
            </Typography>
          </SortableLine>
        ))}
      </SortableItems>
      {others.map((each) => (
        <Box
          key={each}
          sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 44, md: 36 }, pl: 4.5, pr: 0.75, color: 'text.secondary' }}
        >
          <Typography sx={{ fontSize: 13.5, flex: 1 }}>{labelOf(each)}</Typography>
          {toggle(each)}
        </Box>
      ))}
    </Box>
  )
}
