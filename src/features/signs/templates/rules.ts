import { nameKey } from '../../../core/fold.ts'
import { choiceHint, misfit } from '../../../core/hints.ts'
import { type Problem, required } from '../../../core/problem.ts'
import { layoutNames } from '../artwork/layouts.ts'
import { notApplicable, signSizes } from '../artwork/materials.ts'
import type { SignSlot } from '../artwork/model.ts'

export const templateMessages = {
  code: 'A sign needs a place for its code.',
  codes: 'A sign has one place for each of its codes.',
  text: 'Type the text of this place.',
  color: 'Choose a color, or leave the field empty.',
  layoutName: 'A layout of every account has this name. Type another one.',
} as const

type SentTemplate = { Name: string; Size: string; Ground?: string | undefined; Ink?: string | undefined; Slots: readonly SignSlot[] }

/** What keeps a template from being saved. What does not fit on it is a warning of its picture. */
export const findTemplateProblems = (template: SentTemplate): Problem[] => [
  ...required(template, ['Name']),
  ...(takenNames.some(one => nameKey(one) === nameKey(template.Name)) ? [{ Field: 'Name', Message: templateMessages.layoutName }] : []),
  ...(signSizes.includes(template.Size) ? [] : [misfit('Size', choiceHint(signSizes))]),
  ...colorProblems('Ground', template.Ground),
  ...colorProblems('Ink', template.Ink),
  ...codeProblems(template.Slots),
  ...template.Slots.flatMap(({ Kind, Text }, at) =>
    Kind === 'Text' && Text.trim() === '' ? [{ Field: `Slots.${at}.Text`, Message: templateMessages.text }] : [],
  ),
]

/** What a table or a file of codes names the layouts that every account has, and none. */
const takenNames: readonly string[] = [...layoutNames, notApplicable]

const colorProblems = (Field: string, value = ''): Problem[] =>
  value === '' || /^#[\da-f]{6}$/i.test(value) ? [] : [{ Field, Message: templateMessages.color }]

const codeProblems = (slots: readonly SignSlot[]): Problem[] => {
  const places = (kind: SignSlot['Kind']) => slots.filter(one => one.Kind === kind).length
  if (places('Code') === 0) return [{ Field: 'Slots', Message: templateMessages.code }]
  return places('Code') > 1 || places('Code2') > 1 ? [{ Field: 'Slots', Message: templateMessages.codes }] : []
}

/** How many codes a template bears. */
export const countCodes = (slots: readonly Pick<SignSlot, 'Kind'>[]): number =>
  slots.filter(({ Kind }) => Kind === 'Code' || Kind === 'Code2').length

/** The places of a template in a line of its history: `Code 90 × 90 mm at 12, 40; Logo …`. */
export const describeSlots = (slots: readonly SignSlot[]): string =>
  slots
    .map(({ Kind, X, Y, Width, Height, Text }) => {
      const [width, height, left, top] = [Width, Height, X, Y].map(one => Math.round(one * 10) / 10)
      return `${Kind}${Kind === 'Text' ? ` “${Text}”` : ''} ${width} × ${height} mm at ${left}, ${top}`
    })
    .join('; ')

/** Whether a print template is one of an account, by its id, and not a layout that every account has. */
export const isTemplateId = (code: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(code)
