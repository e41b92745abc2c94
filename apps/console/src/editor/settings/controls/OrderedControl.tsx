import { choiceLabel } from '@forecourt/schema/json-schema/itemName'
import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { SortableItems } from '../items/SortableItems'
import type { ControlProps } from './ControlProps'
import { SortableLine } from './SortableLine'

/** Several values in order: the chosen ones as a list sortable by drag or keyboard, the others below to add. */
export const OrderedControl = ({ id, node, value, disabled, describedBy, onChange }: ControlProps) => {
  const values = (node.items?.enum ?? []).map(String)
  const chosen = (Array.isArray(value) ? value.map(String) : []).filter((each) => values.includes(each))
  const others = values.filter((each) => !chosen.includes(each))
  const labelOf = (each: string) => choiceLabel(node.items ?? {}, each) ?? each
  const move = (each: string, to: number) => {
    const place = Math.max(0, Math.min(to, chosen.length - 1))
    onChange(chosen.filter((other) => other !== each).toSpliced(place, 0, each))
  }
  return (
    <Box id={id} role="group" aria-labelledby={`${id}-title`} aria-describedby={describedBy} sx={{ display: 'grid', gap: 0.75 }}>
      {chosen.length === 0 ? (
        <Typography variant="body2" sx={{ px: 1.25, py: 1, border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: '8px' }}>
          {node['x-empty'] ?? 'Nothing selected.'}
        </Typography>
      ) : (
        <SortableItems label={`${node.title ?? 'Values'}, in order`} ids={chosen} names={chosen.map(labelOf)} onMove={move}>
          {chosen.map((each, index) => (
            <SortableLine
              key={each}
              id={each}
              name={labelOf(each)}
              disabled={disabled}
              onStep={(by) => move(each, index + by)}
              end={
                !disabled && (
                  <Tooltip title="Remove">
                    <IconButton
                      size="small"
                      aria-label={`Remove ${labelOf(each)}`}
                      onClick={() => onChange(chosen.filter((other) => other !== each))}
                      sx={{ color: 'text.secondary', width: { xs: 44, md: 30 }, height: { xs: 44, md: 30 } }}
                    >
                      <RemoveIcon sx={{ fontSize: 17 }} />
                    </IconButton>
                  </Tooltip>
                )
              }
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
      )}
      {!disabled && others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {others.map((each) => (
            <Button
              key={each}
              color="inherit"
              startIcon={<AddIcon sx={{ fontSize: '15px !important' }} />}
              aria-label={`Add ${labelOf(each)}`}
              onClick={() => onChange([...chosen, each])}
              sx={{
                minHeight: { xs: 44, md: 28 },
                px: 1,
                py: 0,
                border: 1,
                borderColor: 'divider',
                borderRadius: '7px',
                fontSize: 12.5,
                fontWeight: 560,
                '& .MuiButton-startIcon': { mr: 0.25, ml: -0.25 },
              }}
            >
              {labelOf(each)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  )
}
