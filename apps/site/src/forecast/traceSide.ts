import { traceReads } from '@forecourt/rules/forecast/traceReads'
import type { Side } from './Side'

/** A side that records what is read of its config and of the data that all pages share (CFG-12). */
export interface TracedSide {
  readonly traced: Side
  /** JSON pointers of what was read so far and is different on another side, at most `limit`: `/config/…` or `/data/…`. */
  readonly changedReads: (other: Side, limit: number) => string[]
  /** Whether all that was read so far is the same on another side. */
  readonly isSameFor: (other: Side) => boolean
  /** Whether a value has a traced part. */
  readonly holdsTraced: (value: unknown) => boolean
}

/** The parts of a side that aren't traced, for a comparison as a whole. */
const untraced = ({ live: { published }, now }: Side): string => JSON.stringify([{ ...published, config: null }, now])

export const traceSide = (side: Side): TracedSide => {
  const { live, data } = side
  const trace = traceReads({ config: live.published.config, data })
  const changedReads = (other: Side, limit: number) => trace.changedReads({ config: other.live.published.config, data: other.data }, limit)
  return {
    traced: {
      ...side,
      data: trace.traced.data,
      live: { ...live, published: { ...live.published, config: trace.traced.config }, siteData: async () => trace.traced.data },
    },
    changedReads,
    holdsTraced: trace.holdsTraced,
    isSameFor: (other) => changedReads(other, 1).length === 0 && untraced(side) === untraced(other),
  }
}
