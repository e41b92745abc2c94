import type { ModelValues } from '@forecourt/rules/records/kinds/modelFields'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { DrawnOnSite, useShownSite } from '../records/preview/DrawnOnSite'
import type { AsideProps } from '../records/RecordView'
import { useSettled } from '../records/useSettled'

/** The model's page on a site that shows it, drawn of what is typed. */
export const ModelPreview = ({ values, organisationId, pathOn }: AsideProps) => {
  const typed = useSettled(JSON.stringify(values))
  const model = JSON.parse(typed) as ModelValues
  const { manufacturerId } = model
  const { data: sites = [] } = useQuery(
    api.models.sites.queryOptions(
      { manufacturerId, organisationId },
      { enabled: organisationId === null ? manufacturerId !== null : organisationId !== '' },
    ),
  )
  const shown = useShownSite(sites, [])
  const { data, error } = useQuery(
    api.models.preview.queryOptions(
      { siteId: shown.site?.id ?? '', organisationId, model },
      { enabled: shown.site !== undefined, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return <DrawnOnSite shown={shown} noun="model" pathOn={pathOn} drawn={data} error={error} />
}
