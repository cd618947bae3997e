import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import type { PrintSettingFilter } from '../contract.ts'
import type { PrintSettingRow } from '../model.ts'

/** Which signs are meant, as calls take it: those that are named, codes, or all of a filter. */
export type SignChoice = { PrintSettingIds: string[] } | { QrCodeIds: string[] } | { filter: PrintSettingFilter }

/** The ticked signs of a list, or all that match. */
export const choiceOf = ({ rows, filter }: ChosenRows<PrintSettingRow>): SignChoice =>
  filter === undefined ? { PrintSettingIds: rows.map(one => one.id) } : { filter: filter as PrintSettingFilter } // that of the list
