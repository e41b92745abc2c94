import type { Reason } from '@forecourt/rules/reasons/Reason'
import type { WhyOrder } from '@forecourt/rules/search/list/whyOrder'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShownIcon from '@mui/icons-material/VisibilityOutlined'
import { Box, Card, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../client/api'

const numberCell = { pl: 1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', '&&': { textAlign: 'right' } }

const Row = ({ reason: { title, shown, because } }: { readonly reason: Reason }) => {
  const Icon = shown ? ShownIcon : HiddenIcon
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.75 }}>
      <Icon sx={{ fontSize: 17, mt: 0.25, color: shown ? 'success.main' : 'text.disabled' }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: 13.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
          <Box component="span" sx={{ fontWeight: 400, fontSize: 12, color: 'text.secondary', ml: 0.75 }}>
            {shown ? 'Shown' : 'Hidden'}
          </Box>
        </Box>
        <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{because.map(({ message }) => message).join(' ')}</Box>
      </Box>
    </Box>
  )
}

const formatPoints = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** A car's place in the recommended order: group, rank and points. */
const OrderTable = ({ order }: { readonly order: WhyOrder }) => (
  <Box sx={{ pb: 1.5, fontSize: 13 }}>
    <Typography variant="subtitle2" component="h3" sx={{ mt: 0.5 }}>
      Why this order?
    </Typography>
    <Box component="p" sx={{ m: 0, mb: 0.75, color: 'text.secondary', fontSize: 12.5 }}>
      {order.isRecommended
        ? ''
        : `This site’s lists open with “${order.opensWith}”. This is the order when shoppers choose “Recommended”. `}
      Group comes first, then your rank, then points.
    </Box>
    <Box
      component="table"
      sx={{ width: 1, borderCollapse: 'collapse', '& td, & th': { py: 0.5, textAlign: 'left', verticalAlign: 'top' } }}
    >
      <tbody>
        <tr>
          <th scope="row">Group</th>
          <td>{order.group}</td>
          <Box component="td" sx={numberCell}>
            {order.groupPlace} of {order.groups}
          </Box>
        </tr>
        <tr>
          <th scope="row">Your rank</th>
          <td>{order.rank === 0 ? 'None set' : 'A higher rank comes first'}</td>
          <Box component="td" sx={numberCell}>
            {order.rank}
          </Box>
        </tr>
        {order.parts.map(({ title, value, points }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{value}</td>
            <Box component="td" sx={numberCell}>
              {formatPoints(points)}
            </Box>
          </tr>
        ))}
        <tr>
          <th scope="row">Points</th>
          <td />
          <Box component="td" sx={{ ...numberCell, fontWeight: 620 }}>
            {formatPoints(order.total)}
          </Box>
        </tr>
      </tbody>
    </Box>
  </Box>
)

/** Why each site lists a car or not, its place in the list, and which price, finance and buttons it shows; computed by the rules of the pages. */
export const WhyCard = ({ carId }: { readonly carId: string }) => {
  const { data = [] } = useQuery(api.stock.why.queryOptions({ id: carId }, { staleTime: 0 }))
  if (data.length === 0) return null
  return (
    <Card component="section" aria-labelledby="car-why" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 0.5 }}>
      <Typography variant="h3" component="h2" id="car-why" sx={{ mb: 0.5 }}>
        Why the sites show it this way
      </Typography>
      {data.map(({ siteId, name, address, why }) => {
        const isListed = why?.listed.shown === true
        return (
          <Box key={siteId} component="details" sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', fontSize: 14 }}>
              <Box component="span" sx={{ fontWeight: 620 }}>
                {name}
              </Box>{' '}
              <Box component="span" sx={{ color: isListed ? 'success.main' : 'text.secondary' }}>
                {why === null ? 'isn’t live yet' : isListed ? 'lists it' : 'doesn’t list it'}
              </Box>
              {why && !isListed && (
                <Box sx={{ fontSize: 12.5, color: 'text.secondary', pl: 2 }}>
                  {why.listed.because.map(({ message }) => message).join(' ')}
                </Box>
              )}
            </Box>
            {address !== null && (
              <Link href={address} target="_blank" rel="noreferrer" sx={{ fontSize: 13 }}>
                Open its page on {name}
              </Link>
            )}
            {isListed && <OrderTable order={why.order} />}
            {why && (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
                {[why.listed, ...why.price, ...why.finance, ...why.buttons].map((reason) => (
                  <Row key={reason.id} reason={reason} />
                ))}
              </Box>
            )}
          </Box>
        )
      })}
    </Card>
  )
}
