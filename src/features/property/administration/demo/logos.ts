import type { AccountKey } from '../../../base/accounts/demo.ts'
import { drawArea, drawBadge, drawLine } from '../../../base/files/demo.ts'

const lighthouse = drawBadge(
  '#12304a',
  drawArea('#f4efe4', 'M104 88h32l12 78H92z') +
    drawArea('#d9573f', 'M100.500 110h39l3.400 22h-45.800z') +
    drawArea('#f4efe4', 'M98 70h44v12H98z') +
    drawArea('#f2c14e', 'M107 48h26v22h-26z') +
    drawArea('#f4efe4', 'M120 28l20 18h-40z') +
    drawLine('#f2c14e', 7, 'M88 58L52 46M88 64H48M152 58l36-12M152 64h40') +
    drawLine('#5fb3bf', 11, 'M38 178c14-12 27-12 41 0s27 12 41 0 27-12 41 0 27 12 41 0') +
    drawLine('#3a8595', 11, 'M58 204c10-9 21-9 31 0s21 9 31 0 21-9 31 0 21 9 31 0'),
)

const gate = drawBadge(
  '#1f4d3a',
  drawLine('#eef3ea', 15, 'M58 194V120a62 62 0 0 1 124 0v74') +
    drawLine('#8fbf8a', 9, 'M88 194v-72a32 32 0 0 1 64 0v72') +
    drawArea('#f0b64a', 'M120 22l9 23 23 9-23 9-9 23-9-23-23-9 23-9z') +
    drawLine('#eef3ea', 11, 'M40 196h160'),
)

/** Logos of the accounts. */
export const accountLogos: Readonly<Record<AccountKey, string>> = { harborline: lighthouse, northgate: gate }
