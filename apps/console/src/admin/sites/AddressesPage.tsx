import DomainIcon from '@mui/icons-material/DnsOutlined'
import { SiteChoice } from './SiteChoice'

/** The redirects and domains of each site; opens those of the site if there is only one. */
export const AddressesPage = () => (
  <SiteChoice
    title="Redirects & domains"
    emptyText="Redirects and domains belong to a site. Add a dealer first."
    picture={<DomainIcon />}
    pages={[
      { path: 'redirects', label: 'Redirects' },
      { path: 'domains', label: 'Domains' },
    ]}
  />
)
