import type { OfferValues } from '@forecourt/rules/offers/OfferValues'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { DrawnOnSite, useShownSite } from '../records/preview/DrawnOnSite'
import type { AsideProps } from '../records/RecordView'
import { useSettled } from '../records/useSettled'

/** The offer's page on one of its sites, drawn of what is typed. */
export const OfferPreview = ({ values, choices: { site: sites = [] }, pathOn }: AsideProps) => {
  const typed = useSettled(JSON.stringify(values))
  const offer = JSON.parse(typed) as OfferValues
  const shown = useShownSite(sites, offer.excludedSiteIds)
  const { data, error } = useQuery(
    api.offers.preview.queryOptions(
      { siteId: shown.site?.id ?? '', offer },
      { enabled: shown.site !== undefined, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return <DrawnOnSite shown={shown} noun="offer" pathOn={pathOn} drawn={data} error={error} />
}
