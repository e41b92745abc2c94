import type { AuditRecord } from '../../client/Records'

/** What happened, with what it happened to where the entry alone leaves that open: a lead's timeline says nothing else, the audit does. */
export const auditSentence = ({ action, summary }: Pick<AuditRecord, 'action' | 'summary'>): string =>
  action.startsWith('lead.') && summary.startsWith('Moved ') ? `Lead moved ${summary.slice('Moved '.length)}` : summary
