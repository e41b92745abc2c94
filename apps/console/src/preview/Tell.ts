import type { FrameMessage } from './PreviewMessage'

type Untold = FrameMessage extends infer Message ? (Message extends { nonce: string } ? Omit<Message, 'nonce'> : never) : never

/** Says something to the editor around the frame. */
export type Tell = (message: Untold) => void
