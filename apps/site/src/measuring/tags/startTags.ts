import type { MeasuredPage, SiteEvent } from '@forecourt/rules/pages/measuring/SiteEvent'
import type { SiteTags } from '@forecourt/rules/pages/measuring/siteTags'
import type { TagScope } from '@forecourt/rules/pages/measuring/TagService'
import { tagServices } from '@forecourt/rules/pages/measuring/tagServices'
import { waitsForConsent } from '@forecourt/rules/pages/measuring/waitsForConsent'
import { eventName } from '../eventName'
import { forgetFirstTouch, noteFirstTouch } from '../firstTouch'
import { readChoice, storeChoice } from './choice'
import { measuredAddress } from './measuredAddress'
import { showNotice } from './showNotice'
import { watchPresses } from './watchPresses'

/** Pages on which money is paid: nothing stands in the way there, and whoever never decided is not measured there. */
const quietPages = ['checkout']

/**
 * Loads the services of a site once its shopper allows it, and tells them what happens. Before that nothing is asked of them, and what
 * happened then they never hear of.
 */
export function startTags(about: Omit<MeasuredPage, 'address'>, tags: SiteTags): void {
  const page: MeasuredPage = { ...about, address: measuredAddress(location.href, about.page) }
  const scope = window as unknown as TagScope
  const waits = waitsForConsent(tags.consent, Intl.DateTimeFormat().resolvedOptions().timeZone)
  const asked = tags.services.map(({ id, token }) => ({ service: tagServices[id], asked: { token, automotive: tags.automotive } }))
  let choice = readChoice(tags.version)?.choice ?? null
  let loaded = false

  const tell = (event: SiteEvent) => {
    if (!loaded || choice === 'none') return
    for (const { service, asked: site } of asked) if ('tell' in service) service.tell(scope, site, event, page)
  }

  const load = () => {
    if (loaded) return
    loaded = true
    for (const { service, asked: site } of asked) {
      service.prepare(scope, site, page, choice)
      const script = document.createElement('script')
      script.async = true
      script.src = service.script(site)
      document.head.append(script)
    }
  }

  const decide = (decided: 'all' | 'none') => {
    const wasWaiting = !loaded
    choice = decided
    storeChoice({ choice, version: tags.version, at: new Date().toISOString() })
    if (decided === 'none') forgetFirstTouch()
    else noteFirstTouch()
    if (decided === 'all') load()
    if (loaded) for (const { service, asked: site } of asked) if ('decided' in service) service.decided(scope, site, decided)
    if (decided === 'all' && wasWaiting) tell({ name: 'view' })
  }

  addEventListener(eventName, (event) => tell((event as CustomEvent<SiteEvent>).detail))
  watchPresses(about.page, (params) => tell({ name: 'press', params }))
  const ask = () => showNotice({ tags, waits, choice, decide })
  for (const button of document.querySelectorAll<HTMLElement>('[data-measuring-choice]')) {
    button.style.visibility = 'visible'
    button.addEventListener('click', ask)
  }

  const isQuiet = quietPages.includes(about.page)
  if (choice === 'all' || (choice === null && !waits && !isQuiet)) load()
  if (choice === 'all' || (choice === null && !waits)) noteFirstTouch()
  if (choice === null && !isQuiet) ask()
}
