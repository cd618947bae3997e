/** What waits of imports, by its kinds on the wire. */
export type ImportToDo = 'ImportsChecked'
