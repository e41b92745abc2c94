interface ApiVersion {
  /** Major versions break programs, minor ones add. */
  readonly version: string
  /** Calendar date. */
  readonly date: string
  readonly changes: readonly string[]
}

/** Versions of the API for programs, newest first. A change of a path, a parameter, a tool or a limit gets an entry. */
export const apiChangelog: readonly [ApiVersion, ...ApiVersion[]] = [
  {
    version: '2.1.0',
    date: '2026-11-29',
    changes: [
      'MCP: a result states which texts it has only in part (`cutTexts`); every tool takes `textFrom` to read on. Scripts get whole texts.',
      'find_settings has pages, and after one or two settings that match all words lists those that match some. draft_reply has the number of older messages, and returns them with `messagesBefore`.',
      'lint_draft states how many of the website’s pages it judged.',
    ],
  },
  {
    version: '2.0.0',
    date: '2026-11-29',
    changes: [
      'explain_setting has `accepts` in place of `limits` and `allowed`: also the fields of items, and the kinds of blocks. `isInherited` replaces an equal `inheritedValue`.',
      'find_settings also finds settings that match only some of the words. lint_draft explains the rules that have findings.',
      'check_changes and propose_draft take the id of an item from its pointer, and refuse places in lists without ids.',
    ],
  },
  {
    version: '1.0.0',
    date: '2026-11-29',
    changes: [
      'Stock in: POST /api/stock-feeds/{id}. Leads out: GET /api/leads. Leads in: POST /api/leads.',
      'Tools for programs that act for a user: POST /api/tools/{tool}, and the same by MCP at /api/mcp.',
    ],
  },
]

export const apiVersion: string = apiChangelog[0].version
