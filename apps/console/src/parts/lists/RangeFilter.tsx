import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDownRounded'
import { Box, Button, Popover, type SxProps, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useListContext } from 'react-admin'
import { formatRange, rangeProblem } from './formatRange'

/** A range of a list, such as prices: two filters, parsed from input and formatted. */
export interface RangeChoice {
  readonly label: string
  /** The filters that it sets, such as `priceFrom` and `priceTo`. */
  readonly from: string
  readonly to: string
  /** Parses the input: null is no bound, undefined invalid. */
  readonly read: (entered: string) => number | null | undefined
  readonly write: (value: number) => string
  /** An example of the input. */
  readonly example: string
}

interface Props {
  readonly range: RangeChoice
  readonly sx: SxProps
}

/** A range filter as a button with its current value; opens inputs for both ends. */
export const RangeFilter = ({ range, sx }: Props) => {
  const { filterValues, setFilters } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [entered, setEntered] = useState({ from: '', to: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const chosen = { from: filterValues[range.from] as number | undefined, to: filterValues[range.to] as number | undefined }
  const isChosen = chosen.from !== undefined || chosen.to !== undefined

  const open = (at: HTMLElement) => {
    const text = (value: number | undefined) => (value === undefined ? '' : range.write(value))
    setEntered({ from: text(chosen.from), to: text(chosen.to) })
    setProblem(null)
    setAnchor(at)
  }
  const choose = (from: number | null | undefined, to: number | null | undefined) => {
    setFilters({ ...filterValues, [range.from]: from ?? undefined, [range.to]: to ?? undefined }, {}, false)
    setAnchor(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [from, to] = [range.read(entered.from), range.read(entered.to)]
    const found = rangeProblem(from, to, range.example)
    setProblem(found)
    if (found === null) choose(from, to)
  }
  const boundField = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      autoFocus={name === 'from'}
      value={entered[name]}
      placeholder={name === 'from' ? range.example : ''}
      error={problem !== null}
      onChange={(event) => {
        setEntered({ ...entered, [name]: event.target.value })
        setProblem(null)
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14, 'aria-describedby': problem ? `${range.from}-problem` : undefined } }}
      sx={{ width: 128 }}
    />
  )
  return (
    <>
      <Button
        variant="outlined"
        color={isChosen ? 'primary' : 'inherit'}
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
        sx={[
          {
            height: 40,
            minWidth: { sm: 148 },
            px: 1.75,
            justifyContent: 'space-between',
            bgcolor: 'background.paper',
            fontWeight: isChosen ? 600 : 400,
            color: isChosen ? undefined : 'text.secondary',
            fontSize: 15,
          },
          ...[sx].flat(),
        ]}
      >
        {isChosen ? `${range.label}: ${formatRange(chosen, range.write)}` : range.label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': range.label, sx: { mt: 0.5 } } }}
      >
        <Box component="form" noValidate onSubmit={submit} sx={{ p: 2, display: 'grid', gap: 1.5, maxWidth: 308 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& .MuiTextField-root': { m: 0 } }}>
            {boundField('from', 'From')}
            {boundField('to', 'To')}
          </Box>
          <Box
            id={`${range.from}-problem`}
            role="alert"
            sx={{ color: 'error.main', typography: 'body2', display: problem ? 'block' : 'none' }}
          >
            {problem}
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button color="inherit" disabled={!isChosen} onClick={() => choose(null, null)}>
              Any
            </Button>
            <Button type="submit" variant="contained">
              Apply
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  )
}
