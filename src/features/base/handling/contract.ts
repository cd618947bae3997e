import { Localized, read, uuid, z } from '../../../core/call.ts'

/** Who handles a row, on the wire. */
export const handlingShape = {
  AssigneeId: z.nullable(uuid()),
  AssigneeName: z.string(),
  /** The assignee has left, or signs in no more: somebody else has to take it. */
  AssigneeLeft: z.boolean(),
  /** Name of the person who finished it; empty: nobody has. */
  DoneBy: z.string(),
} as const

export const GetAssignees = read('Request/GetAssignees', {
  summary: 'Who may handle the requests of a building: its contacts who sign in, and those of the portfolio',
  scope: 'building',
  may: 'AnalyticsDashboards',
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({
    BuildingName: Localized(),
    Assignees: z.array(
      z.object({
        ContactId: uuid(),
        Name: z.string(),
        Role: z.string(),
        /** What the person does: the trade of the company, else the title or team. */
        Trade: z.string(),
        Mine: z.boolean(),
      }),
    ),
  }),
})
