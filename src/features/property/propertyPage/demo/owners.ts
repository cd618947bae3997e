import { drawArea, drawBadge, drawLine } from '../../../base/files/demo.ts'
import { anchor } from '../../../codes/branding/demo.ts'

const monogram = drawBadge('#3b2a57', drawLine('#e9dcc3', 17, 'M60 182V64l60 74 60-74v118') + drawLine('#b99a5b', 7, 'M44 206h152'))

const leafCross = drawBadge(
  '#0f5f66',
  drawArea('#e8f5f1', 'M98 50h44v48h48v44h-48v48H98v-48H50V98h48z') +
    drawArea('#0f5f66', 'M92 150c0-38 22-60 58-62 0 40-20 62-58 62z') +
    drawLine('#e8f5f1', 6, 'M92 150c14-24 26-36 44-50'),
)

const lanyard = drawBadge(
  '#1d2b3a',
  drawLine('#d8b26e', 15, 'M78 34l42 74 42-74') +
    drawLine('#f3e6cc', 11, 'M120 104v18') +
    '<rect x="76" y="122" width="88" height="84" rx="14" fill="#f3e6cc"/>' +
    drawLine('#1d2b3a', 9, 'M100 150h40M100 176h24'),
)

const wing = drawBadge(
  '#2c3440',
  drawArea('#f08a3c', 'M42 76c56 2 98 18 156 74-62-18-108-24-156-74z') +
    drawArea('#f6c28b', 'M62 128c44 6 74 12 112 42-46-2-80-8-112-42z') +
    drawArea('#eef1f4', 'M90 170c26 2 42 6 62 24-28 2-46-4-62-24z'),
)

/** A company that owns buildings, with its logo as SVG. */
export type DemoOwner = { name: string; svg: string }

const anchorStreet: DemoOwner = { name: 'Anchor Street Holdings LLC', svg: anchor }

/** Who owns a building, by its code, where it is not the account itself. */
export const owners: Readonly<Record<string, DemoOwner>> = {
  ASE: anchorStreet,
  ASW: anchorStreet,
  MRP: { name: 'Marlow Place Owner LP', svg: monogram },
  HMP: { name: 'Hollis Health Realty Trust', svg: leafCross },
  LAN: { name: 'Lanyard Hospitality Partners', svg: lanyard },
  KGD: { name: 'Kestrel Gate Logistics Fund II', svg: wing },
}
