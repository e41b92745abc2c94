import { type ConversationStage, conversationStages } from '@forecourt/rules/leads/inbox/conversationStages'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-admin'

/** Folders of the inbox, in order of work. */
export const inboxFolders = [
  { view: 'waiting', label: 'To reply' },
  { view: 'mine', label: 'Mine' },
  { view: 'unassigned', label: 'Unassigned' },
  { view: 'mentioned', label: 'Mentions' },
  { view: 'open', label: 'Open' },
  { view: 'snoozed', label: 'Snoozed' },
  { view: 'closed', label: 'Done' },
  { view: 'spam', label: 'Spam' },
] as const
export type InboxFolder = (typeof inboxFolders)[number]['view']

export interface InboxFilters {
  readonly view: InboxFolder
  readonly q: string
  readonly stage: ConversationStage | ''
  readonly unread: boolean
  /** Only people who wrote to this site; empty for all. */
  readonly siteId: string
  /** Id of the open conversation. */
  readonly open: string | null
  /** Id of the car of the enquiry that the user came from to the open conversation. */
  readonly car: string | null
}

/** A change of the filters: another conversation isn't about the car that the user came from. */
export const filterChange = (change: Partial<InboxFilters>): Partial<InboxFilters> => ('open' in change ? { car: null, ...change } : change)

/** URL of a conversation in the inbox, from an enquiry about a car, or about none. */
export const conversationHref = (id: string, carId: string | null): string =>
  `/inbox?open=${encodeURIComponent(id)}${carId === null ? '' : `&car=${encodeURIComponent(carId)}`}`

/** The filters of the inbox and the open conversation in the query string, so that it survives a reload and can be bookmarked. */
export const useInboxFilters = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo((): InboxFilters => {
    const params = new URLSearchParams(search)
    return {
      view: inboxFolders.find(({ view }) => view === params.get('view'))?.view ?? 'open',
      q: params.get('q') ?? '',
      stage: conversationStages.find((stage) => stage === params.get('stage')) ?? '',
      unread: params.get('unread') === '1',
      siteId: params.get('siteId') ?? '',
      open: params.get('open'),
      car: params.get('car'),
    }
  }, [search])
  const setFilters = useCallback(
    (change: Partial<InboxFilters>, { replace = false }: { readonly replace?: boolean } = {}) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(filterChange(change))) {
        if (value === null || value === '' || value === false) next.delete(name)
        else next.set(name, value === true ? '1' : String(value))
      }
      navigate(`/inbox${next.size > 0 ? `?${next}` : ''}`, { replace })
    },
    [search, navigate],
  )
  return [filters, setFilters] as const
}
