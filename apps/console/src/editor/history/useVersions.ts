import { useCallback, useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { useSession } from '../session/SessionContext'
import { rollBackVersion } from './rollBackVersion'

export interface VersionEntry {
  readonly number: number
  readonly publishedAt: string
  readonly author: string
  readonly note: string
  readonly live: boolean
}

interface LoadedVersions {
  readonly versions: readonly VersionEntry[]
  readonly hasOlder: boolean
}

/** The versions of the site being edited, by page, and actions on an old one. */
export const useVersions = (onShown: () => void) => {
  const session = useSession()
  const siteId = session.editing.site.id
  const [loaded, setLoaded] = useState<LoadedVersions | null>(null)
  const [loadingOlder, setLoadingOlder] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [message, setMessage] = useState<{ readonly severity: 'success' | 'error'; readonly text: string } | null>(null)

  const reload = useCallback(async () => {
    setFailure(null)
    try {
      setLoaded(await trpc.sites.listVersions.query({ siteId }))
    } catch (error) {
      setFailure(callError(error).message)
    }
  }, [siteId])
  useEffect(() => void reload(), [reload])

  /** Resolves to whether it was refused because its legal warnings have no reason. */
  const attempt = async (work: () => Promise<string>): Promise<boolean> => {
    setMessage(null)
    try {
      setMessage({ severity: 'success', text: await work() })
      await reload()
      return false
    } catch (error) {
      const { message: text, fields } = callError(error)
      setMessage({ severity: 'error', text })
      return fields.reason !== undefined
    }
  }
  const before = loaded?.versions.at(-1)?.number
  return {
    versions: loaded?.versions ?? null,
    hasOlder: loaded?.hasOlder ?? false,
    loadingOlder,
    failure,
    message,
    reload: () => void reload(),
    /** Loads the next page of older versions. */
    loadOlder: async () => {
      setLoadingOlder(true)
      try {
        const older = await trpc.sites.listVersions.query({ siteId, before })
        setLoaded((shown) => shown && { versions: [...shown.versions, ...older.versions], hasOlder: older.hasOlder })
      } catch (error) {
        setMessage({ severity: 'error', text: callError(error).message })
      }
      setLoadingOlder(false)
    },
    /** Publishes an old version again; the draft stays. */
    rollBack: (number: number, reason: string) =>
      attempt(async () => {
        const expectedVersion = session.state().live?.version ?? null
        const message = await rollBackVersion(session, { version: number, expectedVersion, reason })
        return `${message} Your draft stays as it was. To drop what you took off the site, restore version ${number} into the draft.`
      }),
    /** Copies an old version into the draft. */
    restore: (number: number) =>
      attempt(async () => {
        await session.draft.flush()
        const { revision, savedAt, values } = await trpc.sites.restore.mutate({
          siteId,
          version: number,
          expectedRevision: session.draft.state().revision,
        })
        session.draft.replaceSaved(values, revision, savedAt)
        return `Version ${number} is now in your draft. You can undo this.`
      }),
    /** Shows an old version in the preview. */
    view: async (number: number) => {
      try {
        const { config, values } = await trpc.sites.getVersion.query({ siteId, version: number })
        session.view({ number, config, values })
        onShown()
      } catch (error) {
        setMessage({ severity: 'error', text: callError(error).message })
      }
    },
  }
}
