import { publishSite } from '@forecourt/data/publishing/publishSite'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { buildActor as actor, buildWorld, type World } from '@forecourt/data/testing/buildWorld'
import type { TestDatabase } from '@forecourt/data/testing/testDatabase'
import type { LiveSite } from '../../../apps/site/src/sites/createSiteRegistry'

export const trialSecret = 'a secret of this trial'

/** Server actions for requesting and entering a code. */
export interface OpenSignIn {
  readonly world: World
  ask(form: { readonly contact: string }, network: string): Promise<Response>
  /** Enters a code; `cookies` are those of the response to the request for a code. */
  type(form: { readonly code: string }, network: string, cookies: string | null): Promise<Response>
}

/** Opens a site with sign-in on its own database, with the server's actions and limits. */
export const openSignIn = async ({ db, urls }: Pick<TestDatabase, 'db' | 'urls'>): Promise<OpenSignIn> => {
  const world = await buildWorld(db)
  const { siteId } = world.north
  const values = { identity: { name: 'North Motors', email: 'north@example.com' }, auth: { enabled: true } } as const
  await saveDraft(db.platform, { siteId, values, expectedRevision: 1, actor })
  const done = await publishSite(db.platform, { siteId, note: '', expectedRevision: 2, expectedVersion: 1, actor })
  const published = await publishedSite(db, siteId)
  if (!done.ok || !published) throw new Error(JSON.stringify(done))
  Object.assign(process.env, {
    APP_DATABASE_URL: urls.app,
    PLATFORM_DATABASE_URL: urls.platform,
    INTERNAL_SECRET: trialSecret,
    MEDIA_DIR: '.',
    MEDIA_CACHE_DIR: '.',
    SPOOL_DIR: '.',
  })
  const { requestCode: askForCode, signIn } = await import('../../../apps/site/src/accounts/signInActions')
  const live = { published } as unknown as LiveSite
  const request = (form: Readonly<Record<string, string>>, network: string, cookies: string | null) => ({
    ...{ live, form: new URLSearchParams(form), network, cookies, now: new Date().toISOString() },
  })
  return {
    world,
    ask: (form, network) => askForCode(request({ ...form }, network, null)),
    type: (form, network, cookies) => signIn(request({ ...form }, network, cookies)),
  }
}
