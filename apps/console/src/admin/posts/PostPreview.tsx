import type { PostValues } from '@forecourt/rules/records/kinds/postFields'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { DrawnOnSite, useShownSite } from '../records/preview/DrawnOnSite'
import type { AsideProps } from '../records/RecordView'
import { useSettled } from '../records/useSettled'

/** The post's page on one of its sites, drawn of what is typed. */
export const PostPreview = ({ values, choices: { site: sites = [] }, pathOn }: AsideProps) => {
  const typed = useSettled(JSON.stringify(values))
  const post = JSON.parse(typed) as PostValues
  const shown = useShownSite(sites, post.excludedSiteIds)
  const { data, error } = useQuery(
    api.posts.preview.queryOptions(
      { siteId: shown.site?.id ?? '', post },
      { enabled: shown.site !== undefined, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return <DrawnOnSite shown={shown} noun="post" pathOn={pathOn} drawn={data} error={error} />
}
