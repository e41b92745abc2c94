import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import type { PreviewView } from './PreviewMessage'

/** The app around a page in preview: it browses, and has no other effect on the world. */
export const createPreviewHost = (view: () => PreviewView | null, navigate: (href: string) => void): RuntimeHost => {
  const kept = new Map<string, string>()
  const watchers = new Map<string, Set<() => void>>()
  return {
    mode: 'preview',
    navigate,
    submitLead: async () => ({ ok: false, message: 'This is a preview: nothing was sent.', fields: {} }),
    prepareSearch: () => {},
    search: async () => {
      const data = view()?.data
      if (data?.page !== 'search') throw new Error('There is no stock list on this page.')
      return data.result
    },
    revealPhone: async (carSlug) => {
      const data = view()?.data
      return (data?.page === 'car' && data.car.slug === carSlug && data.car.locationPhone) || 'Shown on the live site'
    },
    saveCarDocument: async () => {},
    requestQuote: async () => null,
    cars: async () => [],
    copy: async () => true,
    share: async () => 'unavailable',
    openShareWindow: () => {},
    now: () => view()?.request.now ?? '',
    track: () => {},
    storage: {
      read: (key) => kept.get(key) ?? null,
      write(key, value) {
        kept.set(key, value)
        for (const onChange of watchers.get(key) ?? []) onChange()
      },
      watch(key, onChange) {
        watchers.set(key, new Set([...(watchers.get(key) ?? []), onChange]))
        return () => watchers.get(key)?.delete(onChange)
      },
    },
  }
}
