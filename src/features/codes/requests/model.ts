/** Which field of the request this answer fills (name, e-mail, unit …), whatever its label says: lists, reports and searches use it. */
export const meanings = [
  'Name',
  'Email',
  'PhoneNumber',
  'Unit',
  'CompanyName',
  'Detail',
  'Urgency',
  'Area',
  'RequestType',
  'SubRequestType',
  'Image',
  'RentalDate',
  'RentalTime',
  'NumberOfGuests',
  'VisitDate',
  'HostName',
  'Year',
  'WorkType',
  'PlannedHours',
  'UnplannedHours',
] as const
export type Meaning = (typeof meanings)[number]

/** How far a request has come. */
export const requestStatuses = ['New', 'Seen', 'InProgress', 'Done', 'Cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]
/** The same as lists and pages show it: what is seen and has an assignee is assigned. */
export const workStatuses = ['New', 'Seen', 'Assigned', 'InProgress', 'Done', 'Cancelled'] as const
export type WorkStatus = (typeof workStatuses)[number]
/** In these states somebody still has to act. */
export const openStatuses: readonly RequestStatus[] = ['New', 'Seen', 'InProgress']

/** Whether somebody still has to act, of a state as it is shown. */
export const isOpenStatus = (status: string): boolean => status === 'Assigned' || openStatuses.some(one => one === status)

/** How much it presses, as the visitor said or staff decided. */
export const urgencies = ['Low', 'Medium', 'High'] as const
export type Urgency = (typeof urgencies)[number]

/** Ways by which staff hear of a request that nobody sent by a code: then they make it; `Planned`: it came by its plan. */
export const requestChannels = ['Phone', 'WalkIn', 'Email', 'Planned'] as const
export type RequestChannel = (typeof requestChannels)[number]

/** What a request has cost: hours or material, how many, and each for how much in the currency of the building. */
export type RequestCost = { Item: string; Quantity: number; UnitCost: number }
/** A request that was rated below this is opened again. */
export const lowScore = 3

/** Types of codes by which tenants ask for service. */
export const serviceTypes = ['Maintenance', 'BathroomService'] as const

/** Who reads requests and handles them: staff of a building, whatever they do there. */
export const requestFlag = 'AnalyticsDashboards' as const
