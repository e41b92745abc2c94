import { formatMoney } from '@forecourt/rules/format/formatMoney'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, ButtonBase, TextField, Typography } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import type { CarRecord } from '../../client/Records'
import { centsFrom } from './centsFrom'

/** A car's price; press it to change it. Enter saves, Escape leaves it. */
export const PriceCell = ({ car, mayEdit }: { car: CarRecord; mayEdit: boolean }) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate<CarRecord>()
  const text = car.priceCents === null ? 'No price' : formatMoney(car.priceCents)

  // Saving disables the field, which takes the focus from it: that is no second wish to save.
  const saving = useRef(false)

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (saving.current) return
    const priceCents = centsFrom(typed ?? '')
    if (priceCents === undefined) return setProblem('Type a price in dollars, or nothing.')
    if (priceCents === car.priceCents) return setTyped(null)
    saving.current = true
    update(
      'stock',
      // The kind that shows is the kind that is changed.
      { id: car.id, data: { [car.priceType === 'egc' ? 'egcCents' : 'driveAwayCents']: priceCents }, previousData: car },
      {
        onSuccess: () => {
          setTyped(null)
          notify(`${car.name}: ${priceCents === null ? 'price taken away' : formatMoney(priceCents)}.`, { type: 'success' })
          refresh()
        },
        onError: (error) => setProblem(error instanceof Error ? error.message : 'That did not work.'),
        onSettled: () => {
          saving.current = false
        },
      },
    )
  }

  if (typed !== null) {
    return (
      <Box component="form" onSubmit={save} onClick={(event) => event.stopPropagation()} sx={{ width: 132, ml: 'auto' }}>
        <TextField
          autoFocus
          fullWidth
          value={typed}
          disabled={isPending}
          error={problem !== null}
          helperText={problem}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(null)
          }}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
          slotProps={{ htmlInput: { 'aria-label': `Price of ${car.name} in dollars`, inputMode: 'decimal' } }}
        />
      </Box>
    )
  }
  const price = (
    <Box component="span" sx={{ fontWeight: 620, color: car.priceCents === null ? 'text.secondary' : 'text.primary' }}>
      {text}
    </Box>
  )
  return (
    <Box>
      {mayEdit && car.status !== 'sold' ? (
        <ButtonBase
          aria-label={`${text}. Change the price of ${car.name}`}
          onClick={(event) => {
            event.stopPropagation()
            setProblem(null)
            setTyped(car.priceCents === null ? '' : String(car.priceCents / 100))
          }}
          sx={{
            font: 'inherit',
            gap: 0.5,
            borderRadius: '6px',
            px: 1,
            py: 0.5,
            mr: -1,
            '& svg': { opacity: 0.35 },
            '&:hover': { bgcolor: 'action.hover', '& svg': { opacity: 1 } },
          }}
        >
          {price}
          <EditIcon sx={{ fontSize: 15 }} />
        </ButtonBase>
      ) : (
        price
      )}
      {car.beforePriceCents !== null && car.priceCents !== null && car.beforePriceCents > car.priceCents && (
        <Typography variant="body2" color="text.secondary" sx={{ textDecoration: 'line-through' }}>
          {formatMoney(car.beforePriceCents)}
        </Typography>
      )}
    </Box>
  )
}
