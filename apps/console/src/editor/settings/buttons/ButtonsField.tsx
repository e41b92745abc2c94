import type { CarButtonCount } from '@forecourt/rules/car/buttons/countCarButtons'
import { showsPlaces } from '@forecourt/rules/car/page/placeParts'
import { cardButtons } from '@forecourt/schema/carButton'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { Box, ButtonBase, LinearProgress } from '@mui/material'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../client/api'
import { readOnce } from '../../../client/readOnce'
import { useEditor, useSession } from '../../session/SessionContext'
import { isLayerEdited } from '../../session/SiteForEditing'
import { sameFields } from '../../session/sameFields'
import { useTools } from '../../session/ToolsContext'
import { ListField } from '../items/ListField'
import { countSentence } from './countSentence'

type ButtonPlace = 'card' | 'vdp'

/**
 * The config that decides which buttons show: the list without styles, and the settings that button rules read. Unchanged sections are the
 * same objects, so comparing them is cheap.
 */
const buttonDependencies = (config: ResolvedConfig, place: ButtonPlace) => {
  const { vdp, checkout, finance, phone, chat, favourites, social, stock } = config
  const list: readonly { readonly id: string; readonly label: string }[] = config[place].buttons
  return {
    list: list.map(({ id, label }) => `${id}${label.trim() === '' ? '' : ', with a label'}`).join('; '),
    showsPlaces: showsPlaces.holds({ config }),
    customButtonHref: vdp.customButtonHref,
    checkout,
    finance,
    phone,
    chat,
    favourites,
    social,
    stock,
  }
}

/** Debounce of the count. */
const debounceMs = 600

type Counts = ReadonlyMap<string, CarButtonCount>

const byId = (rows: readonly CarButtonCount[]): Counts => new Map(rows.map((row) => [row.id, row]))

/** For each button the number of cars on which it shows. Reloads (debounced) after a change that affects the numbers; null until loaded. */
const useButtonCounts = (place: ButtonPlace): { readonly counts: Counts | null; readonly isStale: boolean } => {
  const session = useSession()
  const dependencies = useEditor(({ config }) => buttonDependencies(config, place), sameFields)
  const [requested, setRequested] = useState<{ readonly values: ConfigValues; readonly dependencies: unknown } | null>(null)
  // A layer is previewed on one site, whose cars don't represent the others'.
  const isLayer = isLayerEdited(session.editing)

  useEffect(() => {
    const timer = setTimeout(() => setRequested({ values: session.state().resolvedValues, dependencies }), debounceMs)
    return () => clearTimeout(timer)
  }, [session, dependencies])

  const { data, isPlaceholderData } = useQuery(
    api.sites.buttonCounts.queryOptions(
      requested === null || isLayer ? skipToken : { siteId: session.editing.site.id, place, values: requested.values },
      {
        ...readOnce,
        // The count is optional: errors are not shown.
        retry: false,
        placeholderData: keepPreviousData,
        select: byId,
        trpc: { abortOnUnmount: true },
      },
    ),
  )
  return { counts: data ?? null, isStale: data !== undefined && (isPlaceholderData || requested?.dependencies !== dependencies) }
}

interface ButtonCountProps {
  readonly name: string
  readonly count: CarButtonCount
  /** While the count reloads. */
  readonly isStale: boolean
}

const link = {
  color: 'primary.main',
  fontWeight: 620,
  fontSize: 12,
  borderRadius: '4px',
  ml: 0.75,
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-5px -4px', '@media (pointer: coarse)': { inset: '-15px -4px' } },
  '&:hover': { textDecoration: 'underline' },
} as const

/** The number of cars that a button shows on, as a bar and as text, with a link to the setting that hides it. */
const ButtonCount = ({ name, count, isStale }: ButtonCountProps) => {
  const { editorView } = useTools()
  const { shown, total, hidden } = count
  const setting = hidden?.setting
  return (
    <Box sx={{ opacity: isStale ? 0.55 : 1, transition: 'opacity .2s' }}>
      <LinearProgress
        variant="determinate"
        aria-hidden
        value={total === 0 ? 0 : (100 * shown) / total}
        color={shown === 0 ? 'warning' : 'primary'}
        sx={{ height: 3, borderRadius: '2px', mb: 0.5, bgcolor: 'action.hover' }}
      />
      <Box sx={{ fontSize: 12, lineHeight: 1.4, color: shown === 0 && total > 0 ? 'warning.main' : 'text.secondary', textWrap: 'pretty' }}>
        {countSentence(count)}
        {setting && (
          <ButtonBase onClick={() => editorView.open(setting)} aria-label={`Go to the setting that hides ${name}`} sx={link}>
            Go to the setting
          </ButtonBase>
        )}
      </Box>
    </Box>
  )
}

const contrastingColour = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return (red * 299 + green * 587 + blue * 114) / 1000 > 150 ? '#000000' : '#ffffff'
}

/** A sample of the button's style in the site's colours. */
const ButtonSample = ({ item }: { readonly item: ListItem }) => {
  const brand = useEditor(({ config }) => config.theme.brandColour)
  const styles: Readonly<Record<string, object>> = {
    primary: { bgcolor: brand, color: contrastingColour(brand), borderColor: brand },
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
        ...styles[String(item.style)],
      }}
    >
      Aa
    </Box>
  )
}

interface ButtonsFieldProps {
  readonly pointer: string
  readonly node: SchemaNode
}

const nameOf = ({ id }: ListItem) => (cardButtons as Readonly<Record<string, string>>)[id] ?? id

/** The buttons of cards or car pages: order, labels and styles, and the number of cars each shows on (VDP-07, CARD-06). */
export const ButtonsField = ({ pointer, node }: ButtonsFieldProps) => {
  const { counts, isStale } = useButtonCounts(pointer.startsWith('/card/') ? 'card' : 'vdp')
  return (
    <ListField
      pointer={pointer}
      node={node}
      sampleOf={(item) => <ButtonSample item={item} />}
      noteOf={(item) => {
        const count = counts?.get(item.id)
        return count && <ButtonCount name={nameOf(item)} count={count} isStale={isStale} />
      }}
    />
  )
}
