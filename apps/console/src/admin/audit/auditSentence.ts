import type { AuditRecord } from '../../client/Records'

/** Summary of an entry with its subject: a lead's timeline omits the subject, the audit log needs it. */
export const auditSentence = ({ action, summary }: Pick<AuditRecord, 'action' | 'summary'>): string =>
  action.startsWith('lead.') && summary.startsWith('Moved ') ? `Lead moved ${summary.slice('Moved '.length)}` : summary
