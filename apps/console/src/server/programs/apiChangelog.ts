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
    version: '1.0.0',
    date: '2026-11-29',
    changes: [
      'Stock in: POST /api/stock-feeds/{id}. Leads out: GET /api/leads. Leads in: POST /api/leads.',
      'Tools for programs that act for a user: POST /api/tools/{tool}, and the same by MCP at /api/mcp.',
    ],
  },
]

export const apiVersion: string = apiChangelog[0].version
