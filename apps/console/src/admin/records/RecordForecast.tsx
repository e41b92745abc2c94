import type { TriedResource } from '@forecourt/data/what-if/tryRecord'
import { recordStart } from '@forecourt/rules/forecast/recordStart'
import { goesLiveText } from '@forecourt/rules/offers/offerPeriod'
import type { AnyValues } from '@forecourt/rules/records/RecordField'
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { readOnce } from '../../client/readOnce'
import { forecastApi } from '../../client/recordApi'
import { OpenedDetails } from '../../layers/forecast/OpenedDetails'
import { StockForecast } from '../../layers/forecast/StockForecast'
import { useDebouncedValue } from './useDebouncedValue'

interface Props {
  readonly resource: TriedResource
  /** Null for a new record. */
  readonly id: string | null
  readonly organisationId: string
  /** The unsaved values. */
  readonly values: AnyValues
}

/** The pages that saving the record changes, by site. */
const PagesThatChange = ({ resource, id, organisationId, values: entered }: Props) => {
  const values = JSON.parse(useDebouncedValue(JSON.stringify(entered))) as AnyValues
  const { data, error } = useQuery(
    forecastApi(resource).forecast.queryOptions(
      { organisationId, id, values },
      { ...readOnce, retry: false, trpc: { abortOnUnmount: true } },
    ),
  )
  const start = recordStart(values)
  const isUpcoming = start.startsOn !== null && Date.parse(start.startsOn) > Date.now()
  return (
    <>
      <StockForecast forecasts={data} error={error} />
      {isUpcoming && (
        <Typography variant="body2" color="text.secondary">
          Compared as of {goesLiveText(start)}, when it goes live.
        </Typography>
      )}
    </>
  )
}

interface ForecastProps extends Pick<Props, 'id' | 'values'> {
  /** Omitted for records whose changes aren't forecast. */
  readonly resource: TriedResource | undefined
  /** Null or empty for a record of the platform, and before an organisation is chosen. */
  readonly organisationId: string | null
}

/** The pages that saving the record changes, once they are asked for (CFG-12). */
export const RecordForecast = ({ resource, organisationId, ...props }: ForecastProps) =>
  resource && organisationId ? (
    <OpenedDetails title="Pages that change">
      <PagesThatChange resource={resource} organisationId={organisationId} {...props} />
    </OpenedDetails>
  ) : null
