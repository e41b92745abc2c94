import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraft, type SaveResult } from './createDraft'

const base: ConfigValues = { identity: { name: 'Karri' } }

/** A fake server that stores one draft. */
const createServer = () => {
  let stored: ConfigValues = base
  let revision = 1
  const saves: ConfigValues[] = []
  return {
    saves,
    stored: () => stored,
    editElsewhere(values: ConfigValues) {
      stored = values
      revision++
    },
    async save(values: ConfigValues, expectedRevision: number): Promise<SaveResult> {
      if (expectedRevision !== revision) return { kind: 'conflict', revision, values: stored, updatedBy: 'Mia' }
      saves.push(values)
      stored = values
      return { kind: 'saved', revision: ++revision, savedAt: '2026-11-20T01:00:00.000Z' }
    },
  }
}

const open = (
  server: { save(values: ConfigValues, expected: number): Promise<SaveResult> },
  storage?: { read(): string | null; write(text: string): void },
) =>
  createDraft({
    values: base,
    revision: 1,
    savedAt: null,
    save: (values, expected) => server.save(values, expected),
    now: () => Date.now(),
    storage,
  })

const memoryStorage = () => {
  const texts: string[] = []
  return {
    read: () => texts.at(-1) ?? null,
    write: (text: string) => {
      texts.push(text)
    },
  }
}

describe('a site’s draft in the editor', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('a site’s draft in the editor applies another editor’s save after its own save in flight, and does not take their changes for its own', async () => {
    const server = createServer()
    let answer = () => {}
    const draft = open({
      save: async (values, expected) => {
        const saved = await server.save(values, expected)
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return saved
      },
    })
    draft.set('/identity/name', 'Mine')
    const saving = draft.flush()
    await vi.advanceTimersByTimeAsync(0)
    // Mia saves on top of our save in flight, we are notified of hers first, and she reverts it.
    const mias = { identity: { name: 'Mine', tagline: 'Mia’s' } }
    server.editElsewhere(mias)
    draft.mergeTheirs(mias, 3, 'Mia')
    server.editElsewhere({ identity: { name: 'Mine' } })
    answer()
    await saving
    draft.set('/header/announcement', 'Also mine')
    for (let round = 0; round < 5; round++) {
      await vi.advanceTimersByTimeAsync(1_000)
      answer()
    }
    expect(server.stored()).toEqual({ identity: { name: 'Mine' }, header: { announcement: 'Also mine' } })
    draft.close()
  })

  it('a site’s draft in the editor saves itself once the user pauses', async () => {
    const server = createServer()
    const draft = open(server)
    draft.set('/identity/name', 'Karri C')
    draft.set('/identity/name', 'Karri Coast')
    expect(draft.state().status).toBe('unsaved')
    await vi.advanceTimersByTimeAsync(800)
    expect(draft.state().status).toBe('saved')
    expect(server.saves).toEqual([{ identity: { name: 'Karri Coast' } }])
  })

  it('a site’s draft in the editor undoes and redoes across saves', async () => {
    const server = createServer()
    const draft = open(server)
    draft.set('/identity/name', 'Karri Coast')
    await draft.flush()
    draft.undo()
    expect(draft.state().values.identity?.name).toBe('Karri')
    await draft.flush()
    expect(server.stored()).toEqual(base)
    draft.redo()
    await draft.flush()
    expect(server.stored().identity?.name).toBe('Karri Coast')
  })

  it('a site’s draft in the editor merges another editor’s changes to other settings', async () => {
    const server = createServer()
    const draft = open(server)
    server.editElsewhere({ identity: { name: 'Karri' }, rego: { showExpiry: false } })
    draft.set('/identity/tagline', 'Close to home')
    await draft.flush()
    await vi.advanceTimersByTimeAsync(10)
    expect(draft.state().mergedFrom).toBe('Mia')
    expect(server.stored()).toEqual({ identity: { name: 'Karri', tagline: 'Close to home' }, rego: { showExpiry: false } })
  })

  it('a site’s draft in the editor reports a conflict when both editors changed the same setting, and saves the chosen value', async () => {
    const server = createServer()
    const draft = open(server)
    server.editElsewhere({ identity: { name: 'Karri West' } })
    draft.set('/identity/name', 'Karri Coast')
    await draft.flush()
    expect(draft.state().conflict?.conflicts).toMatchObject([{ pointer: '/identity/name', mine: 'Karri Coast', theirs: 'Karri West' }])
    expect(server.stored().identity?.name).toBe('Karri West')
    draft.resolveConflict({ identity: { name: 'Karri Coast' } })
    await vi.advanceTimersByTimeAsync(10)
    expect(server.stored().identity?.name).toBe('Karri Coast')
  })

  it('a site’s draft in the editor takes over another editor’s save if it has no unsaved changes of its own', async () => {
    const server = createServer()
    const draft = open(server)
    draft.mergeTheirs({ identity: { name: 'Karri West' } }, 2, 'Mia')
    expect(draft.state()).toMatchObject({ status: 'saved', revision: 2, mergedFrom: 'Mia', values: { identity: { name: 'Karri West' } } })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(server.saves).toEqual([])
  })

  it('a site’s draft in the editor undoes its own changes and never another editor’s', async () => {
    const server = createServer()
    const draft = open(server)
    draft.set('/identity/tagline', 'Close to home')
    server.editElsewhere({ identity: { name: 'Karri' }, rego: { showExpiry: false } })
    await draft.flush()
    await vi.advanceTimersByTimeAsync(10)
    draft.undo()
    await draft.flush()
    expect(server.stored()).toEqual({ identity: { name: 'Karri' }, rego: { showExpiry: false } })
    draft.redo()
    await draft.flush()
    expect(server.stored()).toEqual({ identity: { name: 'Karri', tagline: 'Close to home' }, rego: { showExpiry: false } })
  })

  it('a site’s draft in the editor keeps another editor’s changes to other settings when a resolved conflict is undone', async () => {
    const server = createServer()
    const draft = open(server)
    draft.set('/identity/name', 'Karri Coast')
    server.editElsewhere({ identity: { name: 'Karri West' }, rego: { showExpiry: false } })
    await draft.flush()
    draft.resolveConflict({ identity: { name: 'Karri West' }, rego: { showExpiry: false } })
    await vi.advanceTimersByTimeAsync(10)
    draft.undo()
    await draft.flush()
    expect(server.stored()).toEqual({ identity: { name: 'Karri Coast' }, rego: { showExpiry: false } })
  })

  it('a site’s draft in the editor keeps unsaved changes when a save fails, and retries', async () => {
    let reachable = false
    const server = createServer()
    const draft = open({
      save: async (values, expected) =>
        reachable ? server.save(values, expected) : { kind: 'failed', message: 'The server can’t be reached.' },
    })
    draft.set('/identity/name', 'Karri Coast')
    await draft.flush()
    expect(draft.state()).toMatchObject({ status: 'failed', message: 'The server can’t be reached.', signedOut: false })
    reachable = true
    await vi.advanceTimersByTimeAsync(6_000)
    expect(draft.state().status).toBe('saved')
  })

  it('a site’s draft in the editor retries after an expired session until the user is signed in again', async () => {
    let signedIn = false
    const server = createServer()
    const draft = open({
      save: async (values, expected) =>
        signedIn ? server.save(values, expected) : { kind: 'failed', message: 'Your session has ended.', signedOut: true },
    })
    draft.set('/identity/name', 'Karri Coast')
    await draft.flush()
    expect(draft.state()).toMatchObject({ status: 'failed', signedOut: true })
    signedIn = true
    await vi.advanceTimersByTimeAsync(6_000)
    expect(draft.state()).toMatchObject({ status: 'saved', signedOut: false })
  })

  it('a site’s draft in the editor keeps across a reload what the user entered during a save that had no response yet', async () => {
    const storage = memoryStorage()
    const server = createServer()
    // The save arrives, but its response doesn't.
    const draft = open({ save: async (values, expected) => server.save(values, expected).then(() => new Promise(() => {})) }, storage)
    draft.set('/identity/name', 'Half')
    void draft.flush()
    await vi.advanceTimersByTimeAsync(0)
    draft.set('/identity/name', 'Half a sentence')
    draft.storeHistory()
    const reopened = createDraft({
      ...{ values: server.stored(), revision: 2, savedAt: null, storage, now: () => Date.now() },
      save: (values, expected) => server.save(values, expected),
    })
    expect(reopened.state()).toMatchObject({ status: 'unsaved', values: { identity: { name: 'Half a sentence' } } })
    await reopened.flush()
    expect(reopened.state()).toMatchObject({ status: 'saved', conflict: null })
    expect(server.stored()).toEqual({ identity: { name: 'Half a sentence' } })
  })

  it('a site’s draft in the editor merges changes entered before a reload with another editor’s save meanwhile', async () => {
    const storage = memoryStorage()
    const server = createServer()
    const draft = open({ save: () => new Promise(() => {}) }, storage)
    draft.set('/identity/name', 'Mine')
    draft.storeHistory()
    server.editElsewhere({ identity: { name: 'Karri', tagline: 'Mia’s' } })
    const reopened = createDraft({
      ...{ values: server.stored(), revision: 2, savedAt: null, storage, now: () => Date.now() },
      save: (values, expected) => server.save(values, expected),
    })
    await reopened.flush()
    await vi.runAllTimersAsync()
    expect(server.stored()).toEqual({ identity: { name: 'Mine', tagline: 'Mia’s' } })
  })

  it('a site’s draft in the editor restores the undo steps after a reload, unless another editor has saved since', async () => {
    let text: string | null = null
    const storage = {
      read: () => text,
      write: (next: string) => {
        text = next
      },
    }
    const server = createServer()
    const draft = open(server, storage)
    draft.set('/identity/name', 'Karri Coast')
    await draft.flush()
    const reloaded = (revision: number) =>
      createDraft({ values: server.stored(), revision, savedAt: null, save: server.save, now: () => 0, storage })
    expect(reloaded(2).state().canUndo).toBe(true)
    expect(reloaded(3).state().canUndo).toBe(false)
  })
})
