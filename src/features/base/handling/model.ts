/** What is seen and has an assignee is shown as assigned. It is stored as `Seen`: nobody can store the one without the other. */
export const showStatus = <Status extends string>({ Status, AssigneeId }: { Status: Status; AssigneeId: string | null }) =>
  Status === 'Seen' && AssigneeId !== null ? ('Assigned' as const) : Status

/** Whom a list is narrowed to: the caller, nobody, people who have left; else a contact. */
export const ownerFilters = ['Mine', 'Nobody', 'Left'] as const
