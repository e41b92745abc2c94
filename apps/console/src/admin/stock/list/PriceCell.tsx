import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { priceTypeText } from '@forecourt/rules/pricing/modelPriceText'
import { parseMoney } from '@forecourt/rules/text/parseMoney'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, ButtonBase, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { CarRecord } from '../../../client/Records'
import { useUndoNotice } from '../../../parts/useUndoNotice'
import { PriceDialog, priceText, shownPriceField } from './PriceDialog'

/** The previous, higher price of a car, and its price of the other type, with and without charges. */
const OtherPrices = ({ car }: { car: CarRecord }) => {
  const { priceCents, beforePriceCents, priceType, egcCents, driveAwayCents, country } = car
  const isReduced = beforePriceCents !== null && priceCents !== null && beforePriceCents > priceCents
  const other = priceType === 'egc' ? driveAwayCents : egcCents
  const typeText = (type: CarRecord['priceType']) => priceTypeText(type, country).toLowerCase()
  return (
    <>
      {isReduced && (
        <Typography variant="body2" color="text.secondary">
          was <s>{formatMoney(beforePriceCents)}</s>
        </Typography>
      )}
      {(other !== null || priceType === 'egc') && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
          {other === null
            ? priceCents !== null && typeText('egc')
            : `${formatMoney(other)} ${typeText(priceType === 'egc' ? 'driveAway' : 'egc')}`}
        </Typography>
      )}
    </>
  )
}

interface PriceInputProps {
  readonly name: string
  readonly entered: string
  readonly problem: string | null
  readonly disabled: boolean
  readonly onChange: (entered: string) => void
  readonly onSave: (event: FormEvent) => void
  readonly onCancel: () => void
}

const PriceInput = ({ name, entered, problem, disabled, onChange, onSave, onCancel }: PriceInputProps) => (
  <Box component="form" onSubmit={onSave} onClick={(event) => event.stopPropagation()} sx={{ width: 132, ml: 'auto' }}>
    <TextField
      autoFocus
      fullWidth
      value={entered}
      disabled={disabled}
      error={problem !== null}
      helperText={problem}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onSave}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onCancel()
      }}
      slotProps={{ htmlInput: { 'aria-label': `Price of ${name} in dollars`, inputMode: 'decimal' } }}
    />
  </Box>
)

/** Undoes a changed price of the car with this name. */
const useUndoPrice = (name: string) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate } = useMutation(
    api.stock.undo.mutationOptions({
      onSuccess: ({ priceCents }) => {
        notify(`${name}: ${priceText(priceCents)} restored.`, { type: 'success' })
        refresh()
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  return mutate
}

/** Price of a car with inline editing: Enter shows what the new one would change, before it is saved; Escape cancels. */
export const PriceCell = ({ car, mayEdit }: { car: CarRecord; mayEdit: boolean }) => {
  const [entered, setEntered] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** The entered price, whose effects are shown; undefined while it is entered. */
  const [considered, setConsidered] = useState<number | null>()
  const notifyUndo = useUndoNotice()
  const refresh = useRefresh()
  const onError = (error: unknown) => setProblem(callError(error).message)
  const undo = useUndoPrice(car.name)
  const { mutate: update, isPending } = useMutation(
    api.stock.update.mutationOptions({
      onSuccess: ({ id, revision }, { data }) => {
        close()
        const [cents = null] = Object.values(data)
        notifyUndo(`${car.name}: ${cents === null ? 'price removed' : formatMoney(Number(cents))}.`, () =>
          undo({ id, expectedRevision: revision }),
        )
        refresh()
      },
      onError,
    }),
  )

  // Returns the focus to the button after an edit.
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (entered === null && wasEditing.current) button.current?.focus()
    wasEditing.current = entered !== null
  }, [entered])

  const close = () => {
    setConsidered(undefined)
    setEntered(null)
  }
  const consider = (event: FormEvent) => {
    event.preventDefault()
    // The dialog takes the focus from the field.
    if (considered !== undefined) return
    const priceCents = parseMoney(entered ?? '')
    if (priceCents === undefined) return setProblem('Enter a price in dollars, such as 24,990, or leave empty.')
    if (priceCents === car.priceCents) return setEntered(null)
    setConsidered(priceCents)
  }
  // Sends the displayed price type only, so that other users' changes stay.
  const save = (priceCents: number | null) =>
    update({ id: car.id, data: { [shownPriceField(car)]: priceCents }, expectedRevision: car.revision })

  if (entered !== null) {
    return (
      <>
        <PriceInput
          name={car.name}
          entered={entered}
          problem={considered === undefined ? problem : null}
          disabled={isPending}
          onChange={(next) => {
            setEntered(next)
            setProblem(null)
          }}
          onSave={consider}
          onCancel={close}
        />
        {considered !== undefined && (
          <PriceDialog
            car={car}
            cents={considered}
            problem={problem}
            isSaving={isPending}
            onSave={() => save(considered)}
            onClose={close}
          />
        )}
      </>
    )
  }
  const price = (
    <Box component="span" sx={{ fontWeight: 620, color: car.priceCents === null ? 'text.secondary' : 'text.primary' }}>
      {priceText(car.priceCents)}
    </Box>
  )
  return (
    <Box>
      {mayEdit && car.status !== 'sold' ? (
        <ButtonBase
          ref={button}
          data-price
          aria-label={`${priceText(car.priceCents)}. Change the price of ${car.name}`}
          onClick={(event) => {
            event.stopPropagation()
            setProblem(null)
            setEntered(car.priceCents === null ? '' : String(car.priceCents / 100))
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
      <OtherPrices car={car} />
    </Box>
  )
}
