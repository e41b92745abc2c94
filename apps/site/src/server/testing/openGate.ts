import type { RenderGate } from '../createRenderGate'

/** A gate that keeps nobody waiting. */
export const openGate: RenderGate = { enter: async () => () => {} }
