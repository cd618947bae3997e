import { expect, test } from 'vitest'
import { fitBox, initialTemplate, newSlot, resize, sizeOf, startFrom } from './templateForm.ts'

test('places keep their shares when a template gets another size, and stay inside', () => {
  const before = initialTemplate('g', null)
  const wide = resize(before, { Size: '5 × 8', Orientation: 'Landscape' })
  const [was, is] = [sizeOf(before), sizeOf(wide)]
  for (const [at, slot] of wide.Slots.entries()) {
    const old = before.Slots[at]
    expect(slot.X / is.Width).toBeCloseTo((old?.X ?? 0) / was.Width, 2)
    expect(slot.Y + slot.Height).toBeLessThanOrEqual(is.Height + 0.1)
  }
  expect(resize(wide, { Size: '8 × 10', Orientation: 'Portrait' }).Slots.map(one => Math.round(one.X))).toEqual(
    before.Slots.map(one => Math.round(one.X)),
  )
})

test('a box never leaves its sign, and a new place stands in the middle', () => {
  expect(fitBox({ X: -5, Y: 900, Width: 0, Height: 20 }, { Width: 100, Height: 50 })).toEqual({ X: 0, Y: 30, Width: 1, Height: 20 })
  const values = startFrom(initialTemplate('g', null), 'Plain')
  expect(values.Slots.map(one => one.Kind)).toEqual(['Code', 'SignId'])
  const { X, Width } = newSlot('Logo', values)
  expect(X + Width / 2).toBeCloseTo(sizeOf(values).Width / 2, 0)
})
