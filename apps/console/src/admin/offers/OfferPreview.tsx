import type { OfferValues } from '@forecourt/rules/offers/OfferValues'
import type { AnyValues } from '@forecourt/rules/records/RecordField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { DrawnOnSite, useShownSite } from '../records/preview/DrawnOnSite'
import type { RecordChoices } from '../records/RecordView'
import { useSettled } from '../records/useSettled'

interface Props {
  /** What is typed of it so far. */
  readonly values: AnyValues
  readonly choices: RecordChoices
}

/** The offer's page on one of its sites, drawn of what is typed. */
export const OfferPreview = ({ values, choices: { site: sites = [] } }: Props) => {
  const typed = useSettled(JSON.stringify(values))
  const offer = JSON.parse(typed) as OfferValues
  const shown = useShownSite(sites, offer.excludedSiteIds)
  const { data, error } = useQuery(
    api.offers.preview.queryOptions(
      { siteId: shown.site?.id ?? '', offer },
      { enabled: shown.site !== undefined, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return <DrawnOnSite shown={shown} noun="offer" drawn={data} error={error} />
}
