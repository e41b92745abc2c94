/** Why a mail is not read, in a sentence for the person who then reads it: it is beyond a limit. */
export class MailFault extends Error {}
