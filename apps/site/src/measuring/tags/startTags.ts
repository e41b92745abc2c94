import type { MeasuredPage, SiteEvent } from '@forecourt/rules/measuring/SiteEvent'
import type { SiteTags } from '@forecourt/rules/measuring/siteTags'
import type { TagScope } from '@forecourt/rules/measuring/TagService'
import { waitsForConsent } from '@forecourt/rules/measuring/waitsForConsent'
import { eventName } from '../eventName'
import { forgetFirstTouch, noteFirstTouch } from '../firstTouch'
import { readChoice, storeChoice } from './choice'
import { loadTagService } from './loadTagService'
import { measuredAddress } from './measuredAddress'
import { showNotice } from './showNotice'
import { watchPresses } from './watchPresses'

/** Pages on which money is paid: nothing stands in the way there, and whoever never decided is not measured there. */
const quietPages = ['checkout']

type LoadedService = Awaited<ReturnType<typeof loadService>>

const loadService = async ({ id, token }: SiteTags['services'][number], automotive: boolean) => ({
  service: await loadTagService(id),
  asked: { token, automotive },
})

/**
 * Loads the services of a site once its shopper allows it, and tells them what happens. Before that nothing is asked of them, and what
 * happened then they never hear of. Resolves once those are there that may be at once.
 */
export async function startTags(about: Omit<MeasuredPage, 'address'>, tags: SiteTags): Promise<void> {
  const page: MeasuredPage = { ...about, address: measuredAddress(location.href, about.page) }
  const scope = window as unknown as TagScope
  const waits = waitsForConsent(tags.consent, Intl.DateTimeFormat().resolvedOptions().timeZone)
  let choice = readChoice(tags.version)?.choice ?? null
  let loaded: readonly LoadedService[] = []
  let underway: Promise<void> | null = null

  const tell = (event: SiteEvent) => {
    if (choice === 'none') return
    for (const { service, asked: site } of loaded) service.tell?.(scope, site, event, page)
  }

  const fetchAll = async () => {
    const loadedServices = await Promise.all(tags.services.map((service) => loadService(service, tags.automotive)))
    // It may have been thought better of meanwhile.
    if (choice === 'none') {
      underway = null
      return
    }
    for (const { service, asked: site } of loadedServices) {
      service.prepare(scope, site, page, choice)
      const script = document.createElement('script')
      script.async = true
      script.src = service.script(site)
      document.head.append(script)
    }
    loaded = loadedServices
  }
  const load = (): Promise<void> => {
    underway ??= fetchAll().catch((error: unknown) => {
      underway = null
      throw error
    })
    return underway
  }

  const decide = async (decided: 'all' | 'none') => {
    const wasWaiting = underway === null
    choice = decided
    storeChoice({ choice, version: tags.version, at: new Date().toISOString() })
    if (decided === 'none') forgetFirstTouch()
    else {
      noteFirstTouch()
      await load().catch(() => undefined)
    }
    if (choice !== decided) return
    for (const { service, asked: site } of loaded) service.decided?.(scope, site, decided)
    if (decided === 'all' && wasWaiting) tell({ name: 'view' })
  }

  addEventListener(eventName, (event) => tell((event as CustomEvent<SiteEvent>).detail))
  watchPresses(about.page, (params) => tell({ name: 'press', params }))
  const ask = () => showNotice({ tags, waits, choice, decide: (decided) => void decide(decided) })
  for (const button of document.querySelectorAll<HTMLElement>('[data-measuring-choice]')) {
    button.style.visibility = 'visible'
    button.addEventListener('click', ask)
  }

  const isQuiet = quietPages.includes(about.page)
  if (choice === 'all' || (choice === null && !waits)) noteFirstTouch()
  if (choice === null && !isQuiet) ask()
  if (choice === 'all' || (choice === null && !waits && !isQuiet)) await load()
}
