import { CSV_MARK, csvLine } from '../../../core/csv.ts'
import type { Language } from '../../../core/words.ts'
import { wordsFor } from '../../../platform/words.ts'
import { plainName } from '../../codes/qr/rules.ts'
import { notApplicable } from '../artwork/materials.ts'
import type { SignPage } from '../artwork/pdf.server.ts'
import { type PrintedRow, tablePages } from '../artwork/tablePages.server.ts'
import type { SignedCode } from './content.server.ts'
import type { KitSign } from './kitSigns.server.ts'
import { nameOption } from './options.ts'
import { words } from './words.ts'

/** A sign in the lists of its kit. `artwork`: the places whose text did not fit. */
export type KitLine = { sign: KitSign; code: SignedCode; link: string; file: string; artwork: readonly string[] }

/** `B1-Harbour-Tower/2_Elevator_10001-Lift-1_Acrylic-8x10.pdf`: the building, then floor and place, sign, name and material. */
export const nameInKit = (sign: KitSign, code: SignedCode, format: string): string => {
  const place = [code.Floor, code.Location].map(plainName).filter(Boolean).join('_')
  const what = plainName(`${sign.Material} ${sign.Size.replaceAll(' × ', 'x')} ${sign.Orientation}`)
  const folder = plainName(`${code.BuildingCode} ${code.BuildingName}`) || 'building'
  return `${folder}/${[place, plainName(`${code.SignId} ${code.QrName}`), what].filter(Boolean).join('_')}.${format}`
}

const codeOf = ({ link, code }: KitLine) => ({ Link: link, Style: code.Style })

/** All signs of a kit with their codes, on what they are printed, and how many. */
export const indexPages = (lines: readonly KitLine[], language: Language): AsyncGenerator<SignPage> => {
  const t = wordsFor(words, language)
  const signs = lines.reduce((sum, { sign }) => sum + sign.Quantity, 0)
  const rows = lines.map(
    (line): PrintedRow => ({
      cells: [
        '',
        line.code.QrName,
        String(line.code.SignId),
        nameOption(line.sign),
        String(line.sign.Quantity),
        line.file.split('/').at(-1) ?? '',
      ],
      code: codeOf(line),
    }),
  )
  return tablePages(
    {
      title: t('kit.index'),
      lead: t('kit.indexLead', { n: signs }),
      columns: [
        { head: t('kit.code'), share: 8, kind: 'code' },
        { head: t('col.QrName'), share: 24 },
        { head: t('col.SignId'), share: 9 },
        { head: t('col.Material'), share: 25 },
        { head: t('col.Quantity'), share: 8 },
        { head: t('kit.file'), share: 26 },
      ],
    },
    rows,
  )
}

/** What is to be put up, floor by floor, with a box to tick and the number on the plan of the floor. */
export const installationPages = (
  lines: readonly KitLine[],
  numbers: ReadonlyMap<string, number>,
  language: Language,
): AsyncGenerator<SignPage> => {
  const t = wordsFor(words, language)
  const rows: PrintedRow[] = []
  for (const [place, own] of Map.groupBy(lines, placeOf)) {
    rows.push({ title: place })
    for (const line of own)
      rows.push({
        cells: [
          '',
          '',
          String(numbers.get(line.sign.QrCodeId) ?? ''),
          line.code.QrName,
          String(line.code.SignId),
          line.code.Location,
          `${line.sign.Quantity} × ${nameOption(line.sign)}`,
          line.code.InstallationNote,
        ],
        code: codeOf(line),
      })
  }
  return tablePages(
    {
      title: t('kit.installation'),
      lead: t('kit.installationLead'),
      columns: [
        { head: t('kit.done'), share: 6, kind: 'box' },
        { head: t('kit.code'), share: 8, kind: 'code' },
        { head: t('kit.onMap'), share: 6 },
        { head: t('col.QrName'), share: 20 },
        { head: t('col.SignId'), share: 8 },
        { head: t('col.Location'), share: 14 },
        { head: t('col.Material'), share: 20 },
        { head: t('kit.note'), share: 18 },
      ],
    },
    rows,
  )
}
const placeOf = ({ code }: KitLine): string =>
  [`${code.BuildingCode} ${code.BuildingName}`, code.Floor && code.Floor !== notApplicable ? code.Floor : ''].filter(Boolean).join(' · ')

/** The same for a print shop's own table: CSV with its heads, UTF-8 with a byte order mark. */
export const tableOfSigns = (lines: readonly KitLine[], language: Language): string => {
  const t = wordsFor(words, language)
  const heads = [
    t('kit.file'),
    t('col.Quantity'),
    t('col.Material'),
    t('col.Size'),
    t('col.Orientation'),
    t('col.Color'),
    t('col.QrName'),
    t('col.SignId'),
    t('kit.link'),
  ]
  const rows = lines.map(({ sign, code, link, file }) => [
    file,
    String(sign.Quantity),
    sign.Material,
    sign.Size,
    sign.Orientation,
    sign.Color,
    code.QrName,
    String(code.SignId),
    link,
  ])
  return CSV_MARK + [heads, ...rows].map(csvLine).join('')
}
