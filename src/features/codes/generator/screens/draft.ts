import { browserStore } from '../../../../ui/store.ts'
import { QrBuilder } from '../model.ts'

/** What the browser keeps of a table that was not saved: its rows, and when it was changed last. */
export type KeptTable = { at: number; rows: QrBuilder[] }

const keyOf = (gId: string, buildingCode: string): string => `lintel.generator.${gId}.${buildingCode}`

/** The table that this browser keeps for a building, by its code (B-STATE-046); null: none, or one that it cannot read. */
export const readTable = (gId: string, buildingCode: string): KeptTable | null => {
  const found = parse(browserStore.read(keyOf(gId, buildingCode)))
  if (typeof found !== 'object' || found === null || !('at' in found) || !('rows' in found)) return null
  const { at, rows } = found
  if (typeof at !== 'number' || !Array.isArray(rows)) return null
  const read = rows.flatMap(row => {
    const parsed = QrBuilder.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
  return read.length > 0 ? { at, rows: read } : null
}

/** Keeps a table for a building; null forgets it. */
export const keepTable = (gId: string, buildingCode: string, table: KeptTable | null): void =>
  browserStore.write(keyOf(gId, buildingCode), table && JSON.stringify(table))

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
