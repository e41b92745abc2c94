import type { CarButtonCount } from '@forecourt/rules/car/buttons/countCarButtons'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { useEffect, useState } from 'react'
import { trpc } from '../../../client/trpc'
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
    showMap: vdp.showMap,
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

/** On how many of the site's cars each button shows, counted anew a moment after something that decides it changed; null until it is known. */
export const useButtonCounts = (place: ButtonPlace): { readonly counts: Counts | null; readonly isStale: boolean } => {
  const session = useSession()
  const decided = useEditor(({ config }) => deciding(config, place), sameFields)
  const [counted, setCounted] = useState<{ readonly counts: Counts; readonly decided: unknown } | null>(null)

  useEffect(() => {
    // A layer is seen through one site, whose cars say nothing of the others'.
    if (session.editing.above) return
    const controller = new AbortController()
    const ask = () =>
      trpc.sites.buttonCounts
        .query({ siteId: session.editing.site.id, place, values: session.state().resolvedValues }, { signal: controller.signal })
        .then(
          (rows) => setCounted({ counts: new Map(rows.map((row) => [row.id, row])), decided }),
          // A count is no more than a help: what can't be counted isn't said.
          () => {},
        )
    const timer = setTimeout(ask, restMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [session, place, decided])

  return { counts: counted?.counts ?? null, isStale: counted !== null && counted.decided !== decided }
}
