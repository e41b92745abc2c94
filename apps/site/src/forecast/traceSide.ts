import { traceReads } from '@forecourt/rules/forecast/traceReads'
import { isSameBesides, type Side, toValues, withValues } from './Side'

/** A side that records what is read of its config and of the data that all pages share (CFG-12). */
interface TracedSide {
  readonly traced: Side
  /** Whether all that was read so far is the same on another side. */
  readonly isSameFor: (other: Side) => boolean
}

export const traceSide = (side: Side): TracedSide => {
  const { traced, changedReads } = traceReads(toValues(side))
  return {
    traced: withValues(side, traced),
    isSameFor: (other) => isSameBesides(side, other) && changedReads(toValues(other)).length === 0,
  }
}
