import type { Command } from '../../codes/picture/path.ts'
import { transformed } from '../../codes/picture/path.ts'
import type { Weight } from './fonts.server.ts'
import { leastFontSize, type SignSlot } from './model.ts'
import { capHeight, descent, measureText, outlineText, type TextOutline } from './text.server.ts'

const MM = 25.4 / 72
/** Distance of base lines, in em. */
const LEADING = 1.2
/** Each smaller size that is tried, as a share of the one before. */
const STEP = 0.93

type FittedText = { readonly commands: readonly Command[]; readonly fits: boolean }

/**
 * A text in its slot, in millimetres of the sign: as large as the slot says, smaller where it needs more room, on as many lines as the slot has; what
 * is too long at the smallest size ends with an ellipsis, and does not fit.
 */
export const fitText = async (slot: SignSlot, text: string): Promise<FittedText> => {
  const weight: Weight = slot.Bold ? 700 : 400
  const words = text.normalize('NFC').replace(/\s+/g, ' ').trim().split(' ')
  const least = Math.min(leastFontSize, slot.FontSize)
  for (let size = slot.FontSize; ; size = Math.max(least, size * STEP)) {
    const room = { weight, width: slot.Width / (size * MM), most: linesIn(slot, size) }
    const lines = await breakLines(words, room)
    if (lines) return { commands: await setLines(slot, await balanceLines(words, lines, room), weight, size), fits: true }
    if (size === least) break
  }
  const most = linesIn(slot, least)
  const lines = await cutLines(words.join(' '), { weight, width: slot.Width / (least * MM), most: Math.max(1, most) })
  return { commands: await setLines(slot, lines, weight, least), fits: false }
}

const heightOf = (lines: number): number => capHeight + descent + (lines - 1) * LEADING
const linesIn = (slot: SignSlot, size: number): number => {
  const height = slot.Height / (size * MM)
  return Math.min(slot.Lines, Math.floor((height - capHeight - descent) / LEADING + 1 + 1e-6))
}

type Room = { weight: Weight; width: number; most: number }

/** The words on at most so many lines of a width in em; null where they need more. */
const breakLines = async (words: readonly string[], { weight, width, most }: Room): Promise<string[] | null> => {
  if (most < 1) return null
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if ((await measureText(longer, weight)) <= width) lines.splice(-1, last === undefined ? 0 : 1, longer)
    else if ((await measureText(word, weight)) <= width) lines.push(word)
    else return null
    if (lines.length > most) return null
  }
  return lines
}

/** The same words on as many lines, as equally long as they can be: no word stands alone below. */
const balanceLines = async (words: readonly string[], lines: string[], { weight, width }: Room): Promise<string[]> => {
  let best = lines
  for (let share = 0.92; lines.length > 1 && share > 0.4; share -= 0.08) {
    const narrower = await breakLines(words, { weight, width: width * share, most: lines.length })
    if (!narrower) break
    best = narrower
  }
  return best
}

/** As much as there is room for, word or not, with an ellipsis at its end. */
const cutLines = async (text: string, room: Room): Promise<string[]> => {
  const signs = [...text]
  let [fits, cut] = [0, signs.length]
  const linesOf = async (count: number) => breakSigns(`${signs.slice(0, count).join('')}…`, room)
  while (cut - fits > 1) {
    const middle = Math.floor((fits + cut) / 2)
    if (await linesOf(middle)) fits = middle
    else cut = middle
  }
  return (await linesOf(fits)) ?? ['…']
}
const breakSigns = async (text: string, { weight, width, most }: Room): Promise<string[] | null> => {
  const lines: string[] = []
  for (const sign of text) {
    const last = lines.at(-1) ?? ''
    if (lines.length > 0 && (await measureText(last + sign, weight)) <= width) lines[lines.length - 1] = last + sign
    else lines.push(sign.trim())
    if (lines.length > most) return null
  }
  return lines
}

const setLines = async (slot: SignSlot, lines: readonly string[], weight: Weight, size: number): Promise<Command[]> => {
  const em = size * MM
  const top = slot.Y + (slot.Height - heightOf(lines.length) * em) / 2
  const commands: Command[] = []
  for (const [at, line] of lines.entries()) {
    const outline = await outlineText(line, weight)
    const baseLine = top + (capHeight + at * LEADING) * em
    const left = slot.X + startOf(slot, outline, em)
    for (const one of outline.commands)
      commands.push(
        transformed(
          one,
          x => left + x * em,
          y => baseLine + y * em,
        ),
      )
  }
  return commands
}

const startOf = ({ Align, Width }: SignSlot, { width }: TextOutline, em: number): number => {
  const room = Width - width * em
  return Align === 'Left' ? 0 : Align === 'Right' ? room : room / 2
}
