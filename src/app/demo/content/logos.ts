import type { GroupKey } from './types.ts'

/** A mark on a badge of its own colour, so that it stands on light and on dark alike; 240 by 240. */
const badge = (colour: string, mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 240 240"><rect width="240" height="240" rx="52" fill="${colour}"/>${mark}</svg>`
const line = (colour: string, width: number, path: string): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const area = (colour: string, path: string): string => `<path d="${path}" fill="${colour}"/>`

const lighthouse = badge(
  '#12304a',
  area('#f4efe4', 'M104 88h32l12 78H92z') +
    area('#d9573f', 'M100.500 110h39l3.400 22h-45.800z') +
    area('#f4efe4', 'M98 70h44v12H98z') +
    area('#f2c14e', 'M107 48h26v22h-26z') +
    area('#f4efe4', 'M120 28l20 18h-40z') +
    line('#f2c14e', 7, 'M88 58L52 46M88 64H48M152 58l36-12M152 64h40') +
    line('#5fb3bf', 11, 'M38 178c14-12 27-12 41 0s27 12 41 0 27-12 41 0 27 12 41 0') +
    line('#3a8595', 11, 'M58 204c10-9 21-9 31 0s21 9 31 0 21-9 31 0 21 9 31 0'),
)

const gate = badge(
  '#1f4d3a',
  line('#eef3ea', 15, 'M58 194V120a62 62 0 0 1 124 0v74') +
    line('#8fbf8a', 9, 'M88 194v-72a32 32 0 0 1 64 0v72') +
    area('#f0b64a', 'M120 22l9 23 23 9-23 9-9 23-9-23-23-9 23-9z') +
    line('#eef3ea', 11, 'M40 196h160'),
)

const anchor = badge(
  '#7d2e2e',
  '<circle cx="120" cy="58" r="17" fill="none" stroke="#f6ece0" stroke-width="13"/>' +
    line('#f6ece0', 15, 'M120 76v122M86 102h68M52 138c4 38 32 60 68 60s64-22 68-60M38 152l14-16 18 12M202 152l-14-16-18 12'),
)

const monogram = badge('#3b2a57', line('#e9dcc3', 17, 'M60 182V64l60 74 60-74v118') + line('#b99a5b', 7, 'M44 206h152'))

const leafCross = badge(
  '#0f5f66',
  area('#e8f5f1', 'M98 50h44v48h48v44h-48v48H98v-48H50V98h48z') +
    area('#0f5f66', 'M92 150c0-38 22-60 58-62 0 40-20 62-58 62z') +
    line('#e8f5f1', 6, 'M92 150c14-24 26-36 44-50'),
)

const lanyard = badge(
  '#1d2b3a',
  line('#d8b26e', 15, 'M78 34l42 74 42-74') +
    line('#f3e6cc', 11, 'M120 104v18') +
    '<rect x="76" y="122" width="88" height="84" rx="14" fill="#f3e6cc"/>' +
    line('#1d2b3a', 9, 'M100 150h40M100 176h24'),
)

const wing = badge(
  '#2c3440',
  area('#f08a3c', 'M42 76c56 2 98 18 156 74-62-18-108-24-156-74z') +
    area('#f6c28b', 'M62 128c44 6 74 12 112 42-46-2-80-8-112-42z') +
    area('#eef1f4', 'M90 170c26 2 42 6 62 24-28 2-46-4-62-24z'),
)

const terraces = badge(
  '#274b63',
  area('#efe7d8', 'M54 180V118h40v62zM100 180V88h40v92zM146 180V58h40v122z') +
    area('#274b63', 'M66 132h16v14H66zM112 104h16v14h-16zM112 134h16v14h-16zM158 76h16v14h-16zM158 106h16v14h-16zM158 136h16v14h-16z') +
    line('#6fb7c9', 10, 'M40 200c13-10 27-10 40 0s27 10 40 0 27-10 40 0 27 10 40 0'),
)

/** Logos of the accounts. */
export const ACCOUNT_LOGOS: Readonly<Record<GroupKey, string>> = { harborline: lighthouse, northgate: gate }

/** Logos of owners, by their names. */
export const OWNER_LOGOS: Readonly<Record<string, string>> = {
  'Anchor Street Holdings LLC': anchor,
  'Marlow Place Owner LP': monogram,
  'Hollis Health Realty Trust': leafCross,
  'Lanyard Hospitality Partners': lanyard,
  'Kestrel Gate Logistics Fund II': wing,
}

/** Header logos of buildings with a branding, by their codes. */
export const BUILDING_LOGOS: Readonly<Record<string, string>> = { ASE: anchor, CNT: terraces }
