import { createContext } from 'react'

/** Whether filters stand in the sheet of a phone, where each shows its label, instead of in a row. */
export const InSheet = createContext(false)
