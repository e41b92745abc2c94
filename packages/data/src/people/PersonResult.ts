/** What came of a change to a person; a refusal is a sentence for whoever asked. */
export type PersonResult<Given = object> = ({ readonly ok: true } & Given) | { readonly ok: false; readonly message: string }
