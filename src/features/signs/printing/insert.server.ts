import type { Tx } from '../../../platform/db/database.ts'
import { type PrintOption, printStates } from './model.ts'
import { optionOf, settingIdOf } from './options.ts'
import { printSetting } from './tables.ts'

export type NewPrintSetting = PrintOption & { QrCodeId: string; Quantity: number; State: string; FileFormat: string }
type InBuilding = { tx: Tx; GroupId: string; BuildingId: string }

/** Keeps how signs of new codes are printed; of those that are only shown on a screen, nothing. */
export const insertPrintSettings = async ({ tx, GroupId, BuildingId }: InBuilding, settings: readonly NewPrintSetting[]): Promise<void> => {
  const printed = settings.flatMap(({ State, ...one }) => {
    const known = printStates.find(state => state === State)
    return known && optionOf(settingIdOf(one)) ? [{ ...one, State: known }] : []
  })
  if (printed.length === 0) return
  await tx.insert(printSetting).values(printed.map(one => ({ ...one, GroupId, BuildingId, SettingId: settingIdOf(one) })))
}
