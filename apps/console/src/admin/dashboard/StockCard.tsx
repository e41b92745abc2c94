import { Box, Card, Link, Skeleton, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useStockFigures } from './useStockFigures'

/** Stock by status as one bar, and what of it wants attention. */
export const StockCard = () => {
  const stock = useStockFigures()
  if (!stock) {
    return (
      <Card sx={{ p: 2.5 }}>
        <Skeleton height={120} />
      </Card>
    )
  }
  const parts = [
    { status: 'in_stock', label: 'In stock', count: stock.inStock - stock.reserved, colour: 'primary.main' },
    { status: 'in_stock', label: 'Reserved', count: stock.reserved, colour: 'warning.main' },
    { status: 'coming_soon', label: 'Coming soon', count: stock.comingSoon, colour: 'info.main' },
    { status: 'sold', label: 'Sold', count: stock.sold, colour: 'text.disabled' },
    { status: 'draft', label: 'Draft', count: stock.draft, colour: 'divider' },
  ].filter(({ count }) => count > 0)
  const problems = [
    stock.unpriced > 0 && `${stock.unpriced} without a price`,
    stock.withoutPhotos > 0 && `${stock.withoutPhotos} without photos`,
  ].filter(Boolean)
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Stock
      </Typography>
      <Box aria-hidden="true" sx={{ display: 'flex', gap: '3px', height: 14, mb: 1.5, '& > *': { borderRadius: 1, minWidth: 5 } }}>
        {parts.map(({ label, count, colour }) => (
          <Box key={label} sx={{ flexGrow: count, bgcolor: colour }} />
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parts.map(({ label, status, count, colour }) => (
          <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Box aria-hidden="true" sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: colour }} />
            <Link
              component={LinkBase}
              to={`/stock?filter=${encodeURIComponent(JSON.stringify(label === 'Reserved' ? { reserved: true } : { status }))}`}
              color="inherit"
              underline="hover"
              sx={{ flex: 1 }}
            >
              {label}
            </Link>
            <span>{count.toLocaleString('en-AU')}</span>
          </Box>
        ))}
      </Box>
      {problems.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {problems.join(', ')}
        </Typography>
      )}
    </Card>
  )
}
