import { writeXlsx } from 'hucre/xlsx'

type Value = string | number | boolean | null

/** The usual columns, and more than those. */
export const buildingHead = [
  'Building Name',
  'Building Code',
  'Property Tag',
  'Building Vertical',
  'Address Line 1',
  'City',
  'State',
  'Zip Code',
  'Building Email',
  'Total Square ft.',
  'Region',
]
export const moreColumns = [
  ...buildingHead,
  'Website',
  'Account Name',
  'Planned Engineering Hours',
  'Shift 1 Start',
  'Shift 1 End',
  'Shift 2 Start',
  'Shift 2 End',
]

/** An XLSX file of rows under a header, as the base64 that the upload sends. */
export const xlsxFile = async (rows: readonly (readonly Value[])[], head: readonly string[] = buildingHead): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Buildings', rows: [[...head], ...rows.map(row => [...row])] }] }))

/** A row of a building under the usual header; `more` by the names of `head`. */
export const buildingCells = (Code: string, more: Record<string, Value> = {}, head: readonly string[] = buildingHead): Value[] => {
  const usual: Record<string, Value> = {
    'Building Name': `Tower ${Code}`,
    'Building Code': Code,
    'Building Vertical': 'Office',
    'Address Line 1': '1 Pier Road',
    City: 'Boston',
    State: 'MA',
    'Zip Code': '02110',
    'Building Email': 'desk@pier.example',
    'Total Square ft.': 12_000,
    ...more,
  }
  return head.map(name => usual[name] ?? null)
}
