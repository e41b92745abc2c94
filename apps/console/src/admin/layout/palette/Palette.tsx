import SearchIcon from '@mui/icons-material/SearchRounded'
import { Box, Dialog, InputBase, Typography } from '@mui/material'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { findEntries } from './findEntries'
import type { PaletteEntry } from './PaletteEntry'
import { usePaletteRecords } from './usePaletteRecords'

interface Props {
  readonly open: boolean
  readonly entries: readonly PaletteEntry[]
  readonly onClose: () => void
}

interface PaletteOptionProps {
  /** Id of the option, which the combobox refers to. */
  readonly id: string
  readonly entry: PaletteEntry
  /** Heading above the entry; null within a group. */
  readonly heading: string | null
  readonly isFirst: boolean
  readonly isCurrent: boolean
  readonly onChoose: () => void
  readonly onPointerMove: () => void
}

/** A found entry, with the heading of its group above the first. */
const PaletteOption = ({ id, entry, heading, isFirst, isCurrent, onChoose, onPointerMove }: PaletteOptionProps) => (
  <Box component="li" role="presentation">
    {heading !== null && (
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ px: 1.25, pt: isFirst ? 0.5 : 1.5, pb: 0.5, fontWeight: 620 }}
        aria-hidden="true"
      >
        {heading}
      </Typography>
    )}
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys. */}
    {/* biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and refers to this by id. */}
    <div id={id} role="option" aria-selected={isCurrent} onClick={onChoose} onPointerMove={onPointerMove}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 44,
          px: 1.25,
          py: 0.75,
          lineHeight: 1.35,
          borderRadius: '8px',
          cursor: 'pointer',
          bgcolor: isCurrent ? 'action.selected' : 'transparent',
        }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 560, overflowWrap: 'anywhere' }}>
          {entry.label}
        </Box>
        {entry.hint && (
          <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ maxWidth: '45%' }}>
            {entry.hint}
          </Typography>
        )}
      </Box>
    </div>
  </Box>
)

/** Command palette: finds pages, sites, cars, leads, reservations, payments, locations, people, settings and actions by keyboard. */
export const Palette = ({ open, entries, onClose }: Props) => {
  const [search, setSearch] = useState('')
  /** Id of the active entry: the first one until another is chosen, which stays chosen when results change. */
  const [activeId, setActiveId] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const { records, isSearching } = usePaletteRecords(open ? search : '')
  const found = useMemo(() => findEntries([...entries, ...records], search), [entries, records, search])
  const activeIndex = found.findIndex((entry) => entry.id === activeId)
  const current = found.length === 0 ? -1 : Math.max(0, activeIndex)

  useEffect(() => {
    if (open) {
      setSearch('')
      setActiveId(null)
    }
  }, [open])
  useEffect(() => {
    if (current >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: found.length - 1 }
    const next = moves[event.key]
    if (next !== undefined && found.length > 0) {
      event.preventDefault()
      setActiveId(found[(next + found.length) % found.length]?.id ?? null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(found[current])
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-label="Find anything"
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          sx: { position: 'absolute', top: { xs: 12, sm: '12vh' }, m: { xs: 1.5, sm: 4 }, maxHeight: '70vh', width: 'calc(100% - 24px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2, borderBottom: 1, borderColor: 'divider' }}>
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={search}
          placeholder="A car, lead, person, page, guide or setting"
          onChange={(event) => {
            setSearch(event.target.value)
            setActiveId(null)
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': 'Find anything',
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': found[current] ? `${id}-${current}` : undefined,
            'aria-autocomplete': 'list',
            autoComplete: 'off',
          }}
          sx={{ minHeight: 56, fontSize: 17 }}
        />
      </Box>
      <Box
        component="ul"
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Found"
        sx={{ listStyle: 'none', m: 0, p: 1, overflowY: 'auto' }}
      >
        {found.map((entry, index) => (
          <PaletteOption
            key={entry.id}
            id={`${id}-${index}`}
            entry={entry}
            heading={entry.group === found[index - 1]?.group ? null : entry.group}
            isFirst={index === 0}
            isCurrent={index === current}
            onChoose={() => choose(entry)}
            onPointerMove={() => setActiveId(entry.id)}
          />
        ))}
      </Box>
      {found.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2.5, pb: 2.5 }} role="status">
          {isSearching ? 'Searching…' : `No results for “${search}”.`}
        </Typography>
      )}
    </Dialog>
  )
}
