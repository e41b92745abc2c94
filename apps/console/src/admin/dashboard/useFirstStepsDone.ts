import { isRecord } from '@forecourt/schema/isRecord'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useMe } from '../../parts/useMe'

/** Guides of first tasks by the procedure that does the task. */
const guides: { readonly [path: string]: string } = {
  'inbox.send': 'answer-a-new-enquiry',
  'inbox.addEnquiry': 'record-a-phone-call-or-a-walk-in',
  'stock.addPhoto': 'add-photos-to-a-car',
  'users.invite': 'invite-a-colleague',
  'offers.create': 'add-an-offer',
  'bookings.saveSettings': 'turn-on-online-bookings',
  'locations.publish': 'change-opening-hours',
}

const marksSold = (path: string, input: unknown): boolean =>
  path === 'stock.markSold' ||
  (path === 'stock.transition' && isRecord(input) && input.to === 'sold') ||
  (path === 'inbox.close' && isRecord(input) && isRecord(input.deal) && input.deal.marksSold === true)

/** The guide of the first task that a successful call did; null for other calls. */
export const doneGuide = (path: string, input: unknown): string | null =>
  marksSold(path, input) ? 'mark-a-car-as-sold' : (guides[path] ?? null)

/** Whether a task counts as done by doing it; others count once their guide was opened. */
export const isDoneByAction = (guide: string): boolean => guide === 'mark-a-car-as-sold' || Object.values(guides).includes(guide)

/** Guides of the first tasks that the user has done, stored in the browser by user: a shared computer at the front desk has several. */
export const useDoneGuides = () => useStore<readonly string[]>(`firstSteps.${useMe()?.user.id ?? ''}`, [])

/** Stores each first task that the user does, wherever they do it. */
export const useFirstStepsDone = () => {
  const queries = useQueryClient()
  const [done, setDone] = useDoneGuides()
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        const [path] = event.mutation.options.mutationKey ?? []
        const guide = Array.isArray(path) ? doneGuide(path.join('.'), event.mutation.state.variables) : null
        if (guide !== null && !done.includes(guide)) setDone([...done, guide])
      }),
    [queries, done, setDone],
  )
}
