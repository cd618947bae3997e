import type { ArtLayer } from './artwork.ts'
import { fitText } from './fit.server.ts'

export const printedInk = '#1f2933'
export const softInk = '#5b6773'

/** A text of a printed list in its box (left, top, width, height in millimetres), as outlines; nothing for an empty one. `size` in points. */
export const printText = async (
  value: string,
  [X, Y, Width, Height]: readonly [number, number, number, number],
  terms: { size: number; bold?: boolean; color?: string; lines?: number; right?: boolean; centre?: boolean },
): Promise<ArtLayer[]> => {
  if (value.trim() === '') return []
  const slot = {
    Kind: 'Text',
    X,
    Y,
    Width,
    Height,
    Text: value,
    FontSize: terms.size,
    Bold: terms.bold ?? false,
    Lines: terms.lines ?? 1,
  } as const
  const { commands } = await fitText({ ...slot, Align: terms.right ? 'Right' : terms.centre ? 'Center' : 'Left' }, value)
  return [{ kind: 'shape', color: terms.color ?? printedInk, commands }]
}
