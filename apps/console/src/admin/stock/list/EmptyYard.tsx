import AddIcon from '@mui/icons-material/AddRounded'
import FeedIcon from '@mui/icons-material/SyncRounded'
import UploadIcon from '@mui/icons-material/UploadFileRounded'
import { Box, Button, Card, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { Notice } from '../../../parts/Notice'
import { useMay } from '../../useMay'

const ways = [
  {
    to: '/stock/create',
    Icon: AddIcon,
    title: 'Add a car',
    text: 'By VIN or rego, with photos. It takes under two minutes per car.',
    action: 'Add a car',
  },
  {
    to: '/feeds/create?kind=upload',
    Icon: UploadIcon,
    title: 'Upload a file',
    text: 'A spreadsheet of your stock, as exported from your system. You review the import first.',
    action: 'Upload a file',
  },
  {
    to: '/feeds/create',
    Icon: FeedIcon,
    title: 'Connect your system',
    text: 'Your stock system’s feed keeps the list up to date automatically.',
    action: 'Connect a feed',
  },
] as const

/** Empty state of the stock list: the ways to add cars. */
export const EmptyYard = () => {
  const mayEdit = useMay()('stock.edit')
  if (!mayEdit) return <Notice title="No cars yet" text="Cars appear here when you add one or a feed brings them in." />
  return (
    <Box sx={{ py: { xs: 2, md: 5 } }}>
      <Typography variant="h2" sx={{ textAlign: 'center' }}>
        No cars yet
      </Typography>
      <Typography color="text.secondary" sx={{ textAlign: 'center', mb: 3 }}>
        There are three ways to add them, and you can combine them.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          maxWidth: 960,
          mx: 'auto',
        }}
      >
        {ways.map(({ to, Icon, title, text, action }, index) => (
          <Card key={action} sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
            <Icon color="primary" />
            <Typography variant="h3">{title}</Typography>
            <Typography color="text.secondary" sx={{ flex: 1 }}>
              {text}
            </Typography>
            <Button
              component={LinkBase}
              to={to}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={index === 0 ? 'primary' : 'inherit'}
            >
              {action}
            </Button>
          </Card>
        ))}
      </Box>
    </Box>
  )
}
