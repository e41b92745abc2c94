import type { AnswerFileType } from '@forecourt/rules/leads/inbox/answerFiles'
import type { Scope } from '../../createDatabase'
import type { Transaction } from '../../Transaction'

/** An attachment of a reply, inbound or outbound. */
export interface AnswerFile {
  readonly name: string
  readonly contentType: AnswerFileType
  readonly content: Uint8Array
}

/** Stores the attachments of a conversation entry. */
export const writeFiles = async (
  tx: Transaction,
  { organisationId, entryId }: { readonly organisationId: string; readonly entryId: bigint },
  files: readonly AnswerFile[],
): Promise<void> => {
  await tx.conversationFile.createMany({
    data: files.map(({ name, contentType, content }) => ({ organisationId, entryId, name, contentType, content: new Uint8Array(content) })),
  })
}

export interface ConversationFileContent {
  readonly name: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** An attachment of a conversation within the user's sites; null if there is none. */
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
