import { browserStore } from '../../../../ui/store.ts'

type LabelOffset = { OffsetX: number; OffsetY: number }

const keyOf = (sheet: string): string => `lintel-labels ${sheet}`

/** How far the printer of this browser is off on a sheet of labels, in millimetres. */
export const readOffset = (sheet: string): LabelOffset => {
  const [OffsetX = 0, OffsetY = 0] = (browserStore.read(keyOf(sheet)) ?? '').split(' ').map(one => Number(one) || 0)
  return { OffsetX, OffsetY }
}

/** Keeps it. */
export const keepOffset = (sheet: string, { OffsetX, OffsetY }: LabelOffset): void =>
  browserStore.write(keyOf(sheet), `${OffsetX} ${OffsetY}`)
