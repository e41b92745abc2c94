import type { Scope } from '../../createDatabase'

export interface ConversationFileContent {
  readonly name: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** A file that came with an answer, of a conversation that somebody of some sites may see; null where there is none. */
export const conversationFile = (
  scope: Scope,
  { id, fileId, siteIds }: { readonly id: string; readonly fileId: string; readonly siteIds: readonly string[] | null },
): Promise<ConversationFileContent | null> =>
  scope.transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({
      where: { id, siteIds: siteIds ? { hasSome: [...siteIds] } : undefined },
      select: { organisationId: true },
    })
    if (!conversation) return null
    const { organisationId } = conversation
    const file = await tx.conversationFile.findFirst({ where: { organisationId, id: fileId } })
    const entry = file && (await tx.conversationEntry.count({ where: { organisationId, id: file.entryId, conversationId: id } }))
    return file && entry ? { name: file.name, contentType: file.contentType, content: file.content } : null
  })
