import type { FrameMessage } from './PreviewMessage'

type MessageBody = FrameMessage extends infer Message ? (Message extends { nonce: string } ? Omit<Message, 'nonce'> : never) : never

/** Posts a message to the editor around the frame. */
export type PostToEditor = (message: MessageBody) => void
