import type { CarButtonCount } from '@forecourt/rules/car/buttons/countCarButtons'
import { showsPlaces } from '@forecourt/rules/car/page/placeParts'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../client/api'
import { readOnce } from '../../../client/readOnce'
import { useSession } from '../../session/SessionContext'
import { sameFields } from '../../session/sameFields'
import { useEditor } from '../../session/useEditor'

export type ButtonPlace = 'card' | 'vdp'

/**
 * What decides which buttons show: the list, but not how its buttons look, and what the rules of buttons read. Sections that didn't change
 * are the same objects, so comparing them is free.
 */
const deciding = (config: ResolvedConfig, place: ButtonPlace) => {
  const { vdp, checkout, finance, phone, chat, favourites, social, stock } = config
  const list: readonly { readonly id: string; readonly label: string }[] = config[place].buttons
  return {
    list: list.map(({ id, label }) => `${id}${label.trim() === '' ? '' : ', with words'}`).join('; '),
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

/** People pause this long before they want to know. */
const restMs = 600

export type Counts = ReadonlyMap<string, CarButtonCount>

const byId = (rows: readonly CarButtonCount[]): Counts => new Map(rows.map((row) => [row.id, row]))

/** On how many of the site's cars each button shows, counted anew a moment after something that decides it changed; null until it is known. */
export const useButtonCounts = (place: ButtonPlace): { readonly counts: Counts | null; readonly isStale: boolean } => {
  const session = useSession()
  const decided = useEditor(({ config }) => deciding(config, place), sameFields)
  const [requested, setRequested] = useState<{ readonly values: ConfigValues; readonly decided: unknown } | null>(null)
  // A layer is seen through one site, whose cars say nothing of the others'.
  const isLayer = session.editing.above !== undefined

  useEffect(() => {
    const timer = setTimeout(() => setRequested({ values: session.state().resolvedValues, decided }), restMs)
    return () => clearTimeout(timer)
  }, [session, decided])

  const { data, isPlaceholderData } = useQuery(
    api.sites.buttonCounts.queryOptions(
      requested === null || isLayer ? skipToken : { siteId: session.editing.site.id, place, values: requested.values },
      {
        ...readOnce,
        // A count is no more than a help: what can't be counted isn't said.
        retry: false,
        placeholderData: keepPreviousData,
        select: byId,
        trpc: { abortOnUnmount: true },
      },
    ),
  )
  return { counts: data ?? null, isStale: data !== undefined && (isPlaceholderData || requested?.decided !== decided) }
}
