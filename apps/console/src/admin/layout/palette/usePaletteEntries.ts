import type { Permission } from '@forecourt/rules/access/permissions'
import { rootNode } from '@forecourt/schema/json-schema/configSchema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLogout, useMatch, useNavigate, useTheme } from 'react-admin'
import { api } from '../../../client/api'
import { type HelpTopic, useHelp } from '../../../parts/help/HelpContext'
import { useHelpTexts } from '../../../parts/help/useHelpTexts'
import { useMe } from '../../../parts/useMe'
import { useNewDealer } from '../../onboarding/useNewDealer'
import { useMay } from '../../useMay'
import { useOrganisationFilter } from '../../useOrganisation'
import { viewableRoles } from '../../users/view-as/viewableRoles'
import { useConsoleMenu } from '../useConsoleMenu'
import { useMayOpen } from '../useMayOpen'
import type { PaletteEntry } from './PaletteEntry'
import { siteEntry } from './siteEntry'
import type { StartedAction } from './useStartedAction'

interface DialogActions {
  readonly onViewAs: () => void
  readonly onShortcuts: () => void
}

/** All settings by title, with their descriptions as search terms. */
const settings = Object.entries(rootNode.properties ?? {}).flatMap(([section, { title: sectionTitle = section, properties = {} }]) =>
  Object.entries(properties).map(([key, { title = key, description = '' }]) => ({
    pointer: `/${section}/${key}`,
    title,
    section: sectionTitle,
    searchTerms: `${key} ${description}`,
  })),
)

interface Action {
  readonly to: string
  readonly label: string
  readonly permission: Permission
  readonly searchTerms: string
  /** The dialog to open there; absent for a page of its own. */
  readonly action?: StartedAction
}

const actions: readonly Action[] = [
  { to: '/stock/create', label: 'Add car', permission: 'stock.edit', searchTerms: 'new vehicle stock' },
  { to: '/stock/photos', label: 'Add photos', permission: 'stock.edit', searchTerms: 'pictures images upload folder several cars yard' },
  {
    to: '/payments',
    action: 'requestPayment',
    label: 'Request payment',
    permission: 'reservation.manage',
    searchTerms: 'deposit link money',
  },
  {
    to: '/locations',
    label: 'Set up online bookings',
    permission: 'booking.settings',
    searchTerms: 'turn on booking bookings test drive drives service calendar times',
  },
  { to: '/users', action: 'invite', label: 'Invite someone', permission: 'user.manage', searchTerms: 'person people team user' },
  { to: '/offers/create', label: 'Add offer', permission: 'offer.edit', searchTerms: 'new special' },
  { to: '/posts/create', label: 'Write news', permission: 'post.edit', searchTerms: 'new post blog' },
  { to: '/reviews/create', label: 'Add review', permission: 'review.edit', searchTerms: 'new rating' },
  { to: '/feeds/create', label: 'Add import', permission: 'stock.edit', searchTerms: 'new feed dms csv' },
  { to: '/leads/destinations/create', label: 'Send leads to a CRM', permission: 'lead.deliver', searchTerms: 'destination webhook adf' },
]

const helpEntries = (show: (topic: HelpTopic) => void): readonly PaletteEntry[] => [
  { id: 'do help', group: 'Do', label: 'Help with this page', searchTerms: 'help support contact', run: () => show({ kind: 'page' }) },
  { id: 'do guides', group: 'Do', label: 'All guides', searchTerms: 'help how to', run: () => show({ kind: 'guides' }) },
  { id: 'do news', group: 'Do', label: 'What’s new', searchTerms: 'help changes', run: () => show({ kind: 'news' }) },
]

/**
 * Palette entries for the user, except records. Sites are the first hundred by name; `usePaletteRecords` finds others. Settings are those of
 * the site in the editor, else of the user's only site, else of the page that changes settings across sites.
 */
export const usePaletteEntries = (open: boolean, { onViewAs, onShortcuts }: DialogActions): readonly PaletteEntry[] => {
  const navigate = useNavigate()
  const may = useMay()
  const me = useMe()
  const mayViewAs = me !== null && viewableRoles(me).length > 0
  const menu = useConsoleMenu()
  const mayOpen = useMayOpen()
  const guides = useHelpTexts(open)?.guides
  const showHelp = useHelp()?.show
  const logout = useLogout()
  const [theme, setTheme] = useTheme()
  const editedSiteId = useMatch({ path: '/sites/:id/edit' })?.params.id
  const organisation = useOrganisationFilter()
  const listed = { page: 1, perPage: 100, sort: { field: 'name', order: 'ASC' } } as const
  const { data: sites } = useQuery(api.sites.getList.queryOptions(listed, { enabled: open && may('site.read') }))
  // In one dealer's console, a setting is that dealer's.
  const { data: ownSites } = useQuery(
    api.sites.getList.queryOptions({ ...listed, filter: organisation }, { enabled: open && may('site.read') }),
  )
  const openNewDealer = useNewDealer()
  const [only, another] = (ownSites?.data ?? []).filter(({ status }) => status !== 'archived')
  const site = editedSiteId ?? (another ? undefined : only?.id)
  const isMultiSite = site === undefined && another !== undefined && may('site.edit')
  return useMemo(() => {
    const go = (to: string) => () => navigate(to)
    const isDark = theme === 'dark'
    return [
      ...menu.flatMap(({ label: group, pages }) =>
        pages.map(
          ({ to, label, searchTerms = '' }): PaletteEntry => ({
            ...{ id: `page ${to}`, group: 'Go to', label, searchTerms, run: go(to) },
            ...(group !== label && { hint: group }),
          }),
        ),
      ),
      ...(sites?.data ?? []).map((record): PaletteEntry => {
        const { to, ...entry } = siteEntry(record)
        return { ...entry, run: go(to) }
      }),
      ...(site !== undefined || isMultiSite
        ? settings.map(
            ({ pointer, title, section, searchTerms }): PaletteEntry => ({
              id: `setting ${pointer}`,
              group: 'Settings',
              label: title,
              hint: isMultiSite ? `${section}, across sites` : section,
              searchTerms,
              // The timestamp makes the URL unique, so that selecting the same setting twice navigates again.
              run: go(`${isMultiSite ? '/multi-site' : `/sites/${site}/edit`}?at=${encodeURIComponent(pointer)}&asked=${Date.now()}`),
            }),
          )
        : []),
      ...(may('site.create')
        ? [
            {
              id: 'do onboarding',
              group: 'Do' as const,
              label: 'Set up a new dealer',
              searchTerms: 'onboarding create new site',
              run: openNewDealer,
            },
          ]
        : []),
      ...actions.flatMap(({ to, label, permission, searchTerms, action }): PaletteEntry[] =>
        may(permission) ? [{ id: `do ${to}`, group: 'Do', label, searchTerms, run: () => navigate(to, { state: { action } }) }] : [],
      ),
      ...(guides ?? [])
        .filter(({ start }) => mayOpen(start))
        .map(
          ({ id, title, area, searchTerms }): PaletteEntry => ({
            ...{ id: `guide ${id}`, group: 'Guides', label: title, hint: area, searchTerms: `${searchTerms} help how` },
            run: () => showHelp?.({ kind: 'guide', id }),
          }),
        ),
      ...(showHelp ? helpEntries(showHelp) : []),
      {
        id: 'do theme',
        group: 'Do',
        label: isDark ? 'Use the light theme' : 'Use the dark theme',
        searchTerms: 'dark light mode',
        run: () => setTheme(isDark ? 'light' : 'dark'),
      },
      ...(mayViewAs
        ? [
            {
              id: 'do view as',
              group: 'Do' as const,
              label: 'View the console as another role',
              searchTerms: 'view as impersonate',
              run: onViewAs,
            },
          ]
        : []),
      { id: 'do shortcuts', group: 'Do', label: 'Show the keyboard shortcuts', searchTerms: 'keys help', run: onShortcuts },
      { id: 'do leave', group: 'Do', label: 'Sign out', searchTerms: 'log out leave', run: () => void logout() },
    ]
  }, [
    navigate,
    may,
    menu,
    logout,
    theme,
    setTheme,
    site,
    isMultiSite,
    sites,
    openNewDealer,
    mayViewAs,
    onViewAs,
    onShortcuts,
    guides,
    mayOpen,
    showHelp,
  ])
}
