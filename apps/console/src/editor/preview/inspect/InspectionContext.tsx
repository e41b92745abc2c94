import InspectIcon from '@mui/icons-material/AdsClick'
import WriteIcon from '@mui/icons-material/EditOutlined'
import WhyIcon from '@mui/icons-material/HelpOutline'
import { Button, ToggleButton, Tooltip } from '@mui/material'
import { createContext, use } from 'react'
import { useStore } from '../../../parts/store/useStore'
import type { Inspection, InspectionState } from './createInspection'

const Context = createContext<Inspection | null>(null)

export const InspectionProvider = Context.Provider

export const useInspection = (): Inspection => {
  const inspection = use(Context)
  if (!inspection) throw new Error('This part of the preview needs an inspection around it.')
  return inspection
}

/** Selects a part of the inspection state. */
export const useInspected = <Part extends InspectionState[keyof InspectionState]>(select: (state: InspectionState) => Part): Part =>
  useStore(useInspection(), select)

/** The preview's buttons: editing in place, inspecting settings, and why things show. */
export const InspectButtons = () => {
  const inspection = useInspection()
  const inspecting = useInspected((state) => state.inspecting)
  const panel = useInspected((state) => state.panel)
  const writing = useInspected((state) => state.writing)
  return (
    <>
      <Tooltip disableInteractive title="Type on the page: click any text, or use Tab to go from text to text. Escape ends it">
        <ToggleButton
          size="small"
          value="write"
          selected={writing !== null}
          aria-label="Type on the page"
          onChange={() => inspection.requestWriting(writing === null)}
          sx={{ px: 0.75, py: 0.5, border: 1, borderColor: 'divider' }}
        >
          <WriteIcon sx={{ fontSize: 18 }} />
        </ToggleButton>
      </Tooltip>
      <Tooltip disableInteractive title="Inspect: click a part of the page to find its setting">
        <ToggleButton
          size="small"
          value="inspect"
          selected={inspecting}
          aria-label="Inspect the page"
          onChange={() => inspection.inspect(!inspecting)}
          sx={{ px: 0.75, py: 0.5, border: 1, borderColor: 'divider' }}
        >
          <InspectIcon sx={{ fontSize: 18 }} />
        </ToggleButton>
      </Tooltip>
      <Button
        color={panel ? 'primary' : 'inherit'}
        aria-expanded={panel !== null}
        startIcon={<WhyIcon sx={{ fontSize: '18px !important' }} />}
        onClick={() => inspection.show(panel ? null : 'why')}
        sx={{ minHeight: 32, whiteSpace: 'nowrap' }}
      >
        Why?
      </Button>
    </>
  )
}
