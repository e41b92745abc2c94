import { statesThatShowPlates } from '@forecourt/rules/compliance/notices/newSouthWalesNotices'
import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { Alert, Box, Button, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { saveFile } from '../../../client/saveFile'
import { formatCount } from '../../../parts/formatCount'
import { FileMapping } from '../../feeds/review/FileMapping'
import { type Mapping, mappingInUse, withAnswer } from '../../feeds/review/Mapping'
import type { StepProps } from '../StepProps'
import { stockFileInput } from '../stockFileInput'
import { useStockReport } from '../useStockReport'
import { CellCorrections } from './CellCorrections'

type Kind = OnboardingAnswers['stock']['priceType']

interface Props {
  readonly country: Country
  readonly value: Kind
  /** Number of cars without a price as long as the answer is missing. */
  readonly unpriced: number
  readonly problem: string | undefined
  readonly onChange: (kind: Kind) => void
}

const invalidWith = (problem: string | undefined) => ({ input: { 'aria-invalid': problem !== undefined } })

/** Price type, if the file doesn't give it. */
const PriceKind = ({ country, value, unpriced, problem, onChange }: Props) => (
  <FormControl error={problem !== undefined}>
    <FormLabel id="price-kind">What do the prices in the file include?</FormLabel>
    <RadioGroup aria-labelledby="price-kind" value={value} onChange={(_event, kind) => onChange(kind as Kind)}>
      <FormControlLabel
        value="egc"
        control={<Radio slotProps={invalidWith(problem)} />}
        label={countryTerms(country).priceWithoutCharges}
      />
      <FormControlLabel
        value="driveAway"
        control={<Radio slotProps={invalidWith(problem)} />}
        label={`${countryTerms(country).prices.driveAway}: the whole price`}
      />
      <FormControlLabel value="unknown" control={<Radio slotProps={invalidWith(problem)} />} label="I don’t know yet" />
    </RadioGroup>
    {problem && <FormHelperText sx={{ mx: 0 }}>{problem}</FormHelperText>}
    {unpriced > 0 && (
      <Alert severity="warning" sx={{ mt: 1 }}>
        {formatCount(unpriced, 'car has', 'cars have')} no price on the site until you say what the prices include.
      </Alert>
    )}
  </FormControl>
)

interface ConditionProps {
  /** The answer for every car of the file; empty if not answered yet. */
  readonly value: string
  readonly sellsMakes: boolean
  readonly onChange: (title: string) => void
}

/** Whether the cars are new, used or demos, if the file doesn't give it. */
const Condition = ({ value, sellsMakes, onChange }: ConditionProps) => (
  <FormControl>
    <FormLabel id="condition">The cars in the file are</FormLabel>
    <RadioGroup row aria-labelledby="condition" value={value} onChange={(_event, title) => onChange(title)}>
      {carTypes.entries.map(({ title }) => (
        <FormControlLabel key={title} value={title} control={<Radio />} label={title} />
      ))}
    </RadioGroup>
    {!sellsMakes && value === carTypes.title('used') && (
      <FormHelperText sx={{ mx: 0 }}>Used, because the dealer sells no make as a franchise.</FormHelperText>
    )}
  </FormControl>
)

/** The stock file: mapping, preview and corrections. The server parses it again after each change. */
export const StockFile = ({ answers, choices, problems, change }: Pick<StepProps, 'answers' | 'choices' | 'problems' | 'change'>) => {
  const { stock, business } = answers
  const notify = useNotify()
  const queries = useQueryClient()
  const { data, error, isFetching } = useStockReport(answers)
  const sellsMakes = answers.brands.makes.length > 0
  const inUse = data && mappingInUse(stock.mapping as Mapping | null, data.preview.mapping)
  // A column with blank cells is asked about below, like other values.
  const hasColumn = (inUse?.columns.carType?.from.length ?? 0) > 0
  const asksCondition = !hasColumn && (data?.preview.questions.some(({ column, text }) => column === 'carType' && text === '') ?? false)
  const setCondition = (title: string) => inUse && change('stock', { mapping: withAnswer(inUse, 'carType', '', title) })
  const presetUsed = useEffectEvent(() => void setCondition(carTypes.title('used')))
  useEffect(() => {
    // A dealer without a franchise sells used cars.
    if (asksCondition && !sellsMakes) presetUsed()
  }, [asksCondition, sellsMakes])
  if (error)
    return (
      <Alert severity="error" role="alert">
        {callError(error).message}
      </Alert>
    )
  if (!data) return <Typography color="text.secondary">Reading the file …</Typography>
  const { preview, adds } = data
  const input = stockFileInput(answers)
  const mapping = mappingInUse(stock.mapping as Mapping | null, preview.mapping)
  const { priceType, price, carType } = mapping.columns
  const condition = carType && carType.from.length === 0 ? (carType.constant ?? '') : ''
  const withoutPlate = [answers.place, ...answers.place.others].reduce(
    (sum, { state }, index) => sum + (statesThatShowPlates.includes(state) ? (adds.withoutPlate[index] ?? 0) : 0),
    0,
  )
  const download = () =>
    queries.fetchQuery(api.onboarding.refusedStock.queryOptions(input, { staleTime: 0, retry: false })).then(
      ({ csv }) => saveFile('rows-with-something-wrong.csv', 'text/csv', csv),
      (error: unknown) => notify(callError(error).message, { type: 'error' }),
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
        {adds.cars > 0 && (
          <Alert severity="success">
            {formatCount(adds.cars, 'car', 'cars')} can be imported: {adds.names.join(', ')}
            {adds.cars > adds.names.length ? ' …' : '.'}
          </Alert>
        )}
        {adds.cars < adds.rows && (
          <Alert severity={adds.cars > 0 ? 'warning' : 'error'}>
            {formatCount(adds.rows - adds.cars, 'row is', 'rows are')} skipped for now. The problems are listed below.
          </Alert>
        )}
        {adds.cars > 0 && withoutPlate > 0 && (
          <Alert severity="warning">
            {formatCount(withoutPlate, 'used car has', 'used cars have')} no rego in the file. {statesThatShowPlates.join(' and ')} requires
            the registration number in advertisements of used cars. Add a Rego column to the file, or enter each rego before the site goes
            live.
          </Alert>
        )}
        {adds.cars > 0 && input.places.length > 1 && (
          <Alert severity="info">
            {input.places.map(([name], index) => `${formatCount(adds.carsByLocation[index] ?? 0, 'car', 'cars')} at ${name}`).join(', ')}. A
            column read as Location says where each car is. Without one, cars go to the first location.
          </Alert>
        )}
      </Box>
      {(asksCondition || condition !== '') && <Condition value={condition} sellsMakes={sellsMakes} onChange={setCondition} />}
      {price && (!priceType || adds.unpriced > 0 || stock.priceType !== 'ask') && (
        <PriceKind
          country={business.country}
          value={stock.priceType}
          unpriced={adds.unpriced}
          problem={problems.priceType}
          onChange={(kind) => change('stock', { priceType: kind })}
        />
      )}
      <FileMapping
        mapping={mapping}
        // The price type and the condition are asked above.
        preview={{
          ...preview,
          questions: preview.questions.filter(
            ({ column, text }) => text !== '' || (column !== 'priceType' && !(asksCondition && column === 'carType')),
          ),
        }}
        columns={choices.stockColumns}
        isPending={isFetching}
        actions={
          stock.mapping && (
            <Button size="small" color="inherit" onClick={() => change('stock', { mapping: null })}>
              Reset columns
            </Button>
          )
        }
        onChange={(next) => change('stock', { mapping: next })}
      />
      <CellCorrections
        corrections={stock.corrections}
        problems={adds.problems}
        unreadable={adds.unreadable}
        headings={preview.headings}
        onChange={(corrections) => change('stock', { corrections })}
        onDownload={() => void download()}
      />
    </Box>
  )
}
