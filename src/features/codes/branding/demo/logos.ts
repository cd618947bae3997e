import { drawArea, drawBadge, drawLine } from '../../../base/files/demo.ts'

/** Also the logo of the company that owns the building. */
export const anchor = drawBadge(
  '#7d2e2e',
  '<circle cx="120" cy="58" r="17" fill="none" stroke="#f6ece0" stroke-width="13"/>' +
    drawLine('#f6ece0', 15, 'M120 76v122M86 102h68M52 138c4 38 32 60 68 60s64-22 68-60M38 152l14-16 18 12M202 152l-14-16-18 12'),
)

const terraces = drawBadge(
  '#274b63',
  drawArea('#efe7d8', 'M54 180V118h40v62zM100 180V88h40v92zM146 180V58h40v122z') +
    drawArea('#274b63', 'M66 132h16v14H66zM112 104h16v14h-16zM112 134h16v14h-16zM158 76h16v14h-16zM158 106h16v14h-16zM158 136h16v14h-16z') +
    drawLine('#6fb7c9', 10, 'M40 200c13-10 27-10 40 0s27 10 40 0 27-10 40 0 27 10 40 0'),
)

/** Header logos of buildings with a branding, by their codes. */
export const buildingLogos: Readonly<Record<string, string>> = { ASE: anchor, CNT: terraces }
