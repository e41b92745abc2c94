import { domainText } from '@forecourt/rules/sites/siteHealthTexts'
import DomainIcon from '@mui/icons-material/DnsOutlined'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { StatusPill } from '../../parts/StatusPill'
import { useSites } from '../markets/useSites'
import { SiteChoice } from './SiteChoice'

const maxSites = 200

/** The redirects and domains of each site, with the state of its own addresses; opens those of the site if there is only one. */
export const AddressesPage = () => {
  const sites = useSites()
  const siteIds = (sites ?? []).slice(0, maxSites).map(({ id }) => id)
  const { data } = useQuery(
    api.domains.states.queryOptions({ siteIds }, { enabled: siteIds.length > 1, placeholderData: keepPreviousData }),
  )
  const stateOf = (siteId: string) => {
    const state = data?.find((each) => each.siteId === siteId)
    if (!state) return null
    const { tone, text } = domainText(state, Date.now())
    return <StatusPill tone={tone}>{text}</StatusPill>
  }
  return (
    <SiteChoice
      title="Redirects & domains"
      emptyText="Redirects and domains belong to a site. Add a dealer first."
      picture={<DomainIcon />}
      stateOf={stateOf}
      pages={[
        { path: 'redirects', label: 'Redirects' },
        { path: 'domains', label: 'Domains' },
      ]}
    />
  )
}
