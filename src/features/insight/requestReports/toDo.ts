/** What waits of leads, by its kinds on the wire. */
export type LeadToDo = 'NewLeads'
/** Days in which a lead that nobody has handled counts as to be called: the period with which their report opens. */
export const leadDays = 90
