import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { Box } from '@mui/material'
import { useEditor } from '../../session/useEditor'

const readable = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return (red * 299 + green * 587 + blue * 114) / 1000 > 150 ? '#000000' : '#ffffff'
}

/** How strongly a button stands out, as a swatch in the site's own colours. */
export const ButtonSample = ({ item }: { readonly item: ListItem }) => {
  const brand = useEditor(({ config }) => config.theme.brandColour)
  const looks: Readonly<Record<string, object>> = {
    primary: { bgcolor: brand, color: readable(brand), borderColor: brand },
    success: { bgcolor: '#1d7a46', color: '#ffffff', borderColor: '#1d7a46' },
    secondary: { bgcolor: 'action.selected', color: 'text.primary', borderColor: 'transparent' },
    outline: { bgcolor: 'transparent', color: 'text.primary', borderColor: 'text.secondary' },
  }
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 26,
        height: 20,
        border: 1,
        borderRadius: '5px',
        fontSize: 11,
        fontWeight: 700,
        ...looks[String(item.style)],
      }}
    >
      Aa
    </Box>
  )
}
