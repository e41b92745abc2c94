import { Box, Button, FormControl, InputLabel, NativeSelect, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { Fragment, useDeferredValue, useId, useMemo, useState } from 'react'
import { useEditor } from '../../session/SessionContext'
import { usePreviewBrowser, useTools } from '../../session/ToolsContext'
import { useInspected } from '../inspect/InspectionContext'
import { nearestElement } from './nearestElement'
import { cardCars, cardOffers, offerCard, pageReasons } from './pageReasons'
import { ReasonSection } from './ReasonSection'

interface Props {
  readonly label: string
  readonly cards: readonly { readonly id: string; readonly name: string }[]
  readonly picked: string | undefined
  readonly onPick: (id: string) => void
}

/** Chooses the card to explain. */
const CardPicker = ({ label, cards, picked, onPick }: Props) => {
  const id = useId()
  return (
    <FormControl variant="standard" size="small" fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect inputProps={{ id }} value={picked ?? ''} onChange={(event) => onPick(event.target.value)}>
        {cards.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}

type PartFilter = 'all' | 'shown' | 'hidden'

/** Why everything on the page shows or not: rule, settings and facts; hidden elements first. */
export const WhyPanel = () => {
  const { showPage } = useTools()
  const { view, page } = usePreviewBrowser()
  // Deferred, so that the page renders first while the user types.
  const config = useDeferredValue(useEditor((state) => state.viewing?.config ?? state.shown))
  const picked = useInspected((state) => state.picked)
  const [filter, setFilter] = useState<PartFilter>('all')
  const [slug, setSlug] = useState('')
  const cars = useMemo(() => [...new Map((view ? cardCars(view) : []).map((each) => [each.slug, each])).values()], [view])
  const car = cars.find((each) => each.slug === slug) ?? cars[0] ?? null
  const [offerId, setOfferId] = useState('')
  const shownOffers = useMemo(() => [...new Map((view ? cardOffers(view) : []).map((each) => [each.id, each])).values()], [view])
  const offer = shownOffers.find(({ id }) => id === offerId) ?? shownOffers[0] ?? null
  const offers = page?.offers
  const groups = useMemo(
    () => (view ? pageReasons({ config, view, car, offers: offers ?? [], offer }) : []),
    [config, view, car, offers, offer],
  )
  // The counts omit the group about the site, because its reasons are about other pages.
  const all = groups.filter(({ subject }) => subject !== 'site').flatMap(({ reasons }) => reasons)
  const hidden = all.filter(({ shown }) => !shown).length
  const shownGroups = groups
    .map((group) => ({ ...group, reasons: group.reasons.filter(({ shown }) => filter === 'all' || shown === (filter === 'shown')) }))
    .filter(({ reasons }) => reasons.length > 0)
  const pickedElement = useMemo(() => picked && { ...picked, pointer: nearestElement(groups, picked.pointer) }, [groups, picked])
  const firstOfCard = shownGroups.find(({ subject }) => subject === 'card')
  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
      <Typography role="status" sx={{ fontSize: 13.5, fontWeight: 600 }}>
        Hidden on this page: {hidden}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {' '}
          · shown: {all.length - hidden}
        </Box>
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filter}
        onChange={(_event, next: PartFilter | null) => next && setFilter(next)}
        aria-label="Filter"
        sx={{ '& .MuiToggleButton-root': { flex: 1, py: 0.5, textTransform: 'none', fontSize: 13 } }}
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="hidden">Hidden</ToggleButton>
        <ToggleButton value="shown">Shown</ToggleButton>
      </ToggleButtonGroup>
      {shownGroups.map((group) => (
        <Fragment key={group.title}>
          {group === firstOfCard && cars.length > 1 && (
            <CardPicker
              label="The card of"
              cards={cars.map((each) => ({ id: each.slug, name: each.name }))}
              picked={car?.slug}
              onPick={setSlug}
            />
          )}
          {group.title === offerCard && shownOffers.length > 1 && (
            <CardPicker label="The offer" cards={shownOffers} picked={offer?.id} onPick={setOfferId} />
          )}
          <ReasonSection group={group} config={config} picked={pickedElement} />
        </Fragment>
      ))}
      {view && cars.length === 0 && view.data?.page !== 'car' && (
        <Button variant="outlined" size="small" onClick={() => showPage(null)}>
          Open a car’s page to see more
        </Button>
      )}
    </Box>
  )
}
