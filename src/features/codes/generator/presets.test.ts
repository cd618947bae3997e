import { describe, expect, test } from 'vitest'
import type { BuilderField, QrBuilder } from './model.ts'
import { blankRow, readCell, withCell, withCells } from './presets.ts'

const change = (row: QrBuilder, ...cells: [BuilderField, string][]): QrBuilder =>
  cells.reduce((before, [field, typed]) => withCell(before, field, typed), row)

const digital = {
  Floor: 'NA',
  Quantity: '1',
  Material: 'NA',
  Size: 'NA',
  Orientation: 'NA',
  Color: 'NA',
  PrintTemplate: 'NA',
  FileFormat: 'png',
}

describe('what a chosen location brings', () => {
  test('Digital QR: floor NA, one, print fields NA, png [B-STATE-021]', () => {
    const row = change(blankRow, ['QrName', 'Screen'], ['Floor', '3'], ['Quantity', '5'], ['Unit', '4B'], ['Type', 'Digital QR'])
    expect(row).toMatchObject({ ...digital, State: 'NA', QrName: 'Screen', Unit: '4B' })
    expect(change(row, ['QrType', 'InstallationHub'])).toMatchObject(digital)
  })
  test('another location after it: the floor is open, print fields begin again', () => {
    const row = change(blankRow, ['QrType', 'Maintenance'], ['Type', 'Digital QR'], ['Type', 'Lobby'])
    expect(row).toEqual({ ...blankRow, Type: 'Lobby', QrType: 'Maintenance', PrintTemplate: 'Standard' })
  })
  test('from one place to another nothing is lost', () => {
    const row = change(blankRow, ['Floor', '3'], ['Material', 'Acrylic'], ['Type', 'Lobby'], ['Type', 'Elevator'])
    expect(row).toEqual({ ...blankRow, Floor: '3', Material: 'Acrylic', Type: 'Elevator' })
  })
})

describe('what a chosen QR type brings', () => {
  test('an installation hub: gloss, letter size, portrait, no color [B-STATE-022]', () => {
    expect(change(blankRow, ['Type', 'Lobby'], ['QrType', 'InstallationHub'])).toMatchObject({
      Material: '80# Gloss',
      Size: '8.5 × 11',
      Orientation: 'Portrait',
      Color: 'NA',
      FileFormat: 'eps',
    })
  })
  test.each(['ResidentHub', 'TenantHub'])('%s clears the unit [B-STATE-023]', QrType => {
    expect(change(blankRow, ['Unit', '4B'], ['QrType', QrType]).Unit).toBe('')
    expect(change(blankRow, ['QrType', QrType], ['Unit', '4B']).Unit).toBe('4B')
    expect(change(blankRow, ['Unit', '4B'], ['QrType', 'Maintenance']).Unit).toBe('4B')
  })
  test('the print template follows type and location; Feedback has none before its location [B-RULE-020]', () => {
    const feedback = change(blankRow, ['QrType', 'Feedback'])
    expect(feedback.PrintTemplate).toBe('')
    const placed = change(feedback, ['Type', 'Lobby'])
    expect(placed.PrintTemplate).toBe('Standard')
    expect(change(placed, ['PrintTemplate', 'Large'], ['Floor', '2']).PrintTemplate).toBe('Large')
    expect(change(placed, ['QrType', 'Maintenance']).PrintTemplate).toBe('Standard')
  })
})

test('a template of the account hangs as it was drawn, whichever type the row gets; an orientation that is pasted beside it stands', () => {
  const own = [{ Code: crypto.randomUUID(), Name: 'Café-Wall', Orientation: 'Portrait' }]
  const row = withCell({ ...blankRow, Type: 'Lobby', QrType: 'Maintenance' }, 'PrintTemplate', ' café-wall', own)
  expect(row).toMatchObject({ PrintTemplate: 'Café-Wall', Orientation: 'Portrait' })
  expect(withCell(row, 'QrType', 'Feedback', own)).toMatchObject({ PrintTemplate: 'Café-Wall', Orientation: 'Portrait' })
  const pasted = { Type: 'Lobby', QrType: 'Maintenance', Orientation: 'Landscape', PrintTemplate: 'CAFÉ-WALL' }
  expect(withCells(blankRow, pasted, own)).toMatchObject({ PrintTemplate: 'Café-Wall', Orientation: 'Landscape' })
})

test('of a pasted row what is given stands, whatever a preset says', () => {
  const row = withCells(blankRow, { QrName: 'Screen', Floor: 'L', Type: 'Digital QR', Quantity: '3' })
  expect(row).toMatchObject({ ...digital, Floor: 'L', Quantity: '3' })
})

test.each([
  ['Size', '5x8', '5 × 8'],
  ['Size', '8.5 X 11', '8.5 × 11'],
  ['Size', '7 x 9', '7 x 9'],
  ['QrType', 'service REQUEST', 'Maintenance'],
  ['QrType', 'Hub de inquilinos', 'TenantHub'],
  ['QrType', 'Wi-Fi', 'Wi-Fi'],
  ['Type', ' digital qr ', 'Digital QR'],
  ['Type', 'Vestíbulo', 'Lobby'],
  ['Color', 'dark blue', 'Dark Blue'],
  ['FileFormat', 'PDF', 'pdf'],
  ['QrName', '  Lift  1 ', 'Lift  1'],
] as const)('%s "%s" is read as "%s"', (field, typed, value) => {
  expect(readCell(field, typed, blankRow)).toBe(value)
})
