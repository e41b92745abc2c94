import { useCallback, useState } from 'react'
import { withSample } from './paintStatistics'

/** Collects how long states took from the change to the paint, and how many went over. */
export const usePaintSamples = () => {
  const [samples, setSamples] = useState<readonly number[]>([])
  const [sent, setSent] = useState(0)
  const onPainted = useCallback((paintMs: number, _errors: readonly string[], kind: 'settings' | 'page') => {
    // Opening a page waits for its data; only changes of settings say how fast the preview follows.
    if (kind === 'settings') setSamples((before) => withSample(before, paintMs))
  }, [])
  const onSent = useCallback(() => setSent((before) => before + 1), [])
  return { samples, sent, onPainted, onSent }
}
