import { choiceHint, hints, misfit, rangeHint } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'
import { listSizes, materialNames, orientations, signColors } from '../artwork/materials.ts'
import { fileFormats, mostSigns } from '../printing/model.ts'
import { readQuantity } from '../printing/rules.ts'
import { isTemplateId } from '../templates/rules.ts'
import { listPairTypes, pairLocations } from './pairTypes.ts'

export const pairMessages = {
  required: 'Quantity, Print Template are Required',
  otherType: 'This code does something else than its place on the sign.',
  sameCode: 'Choose two different codes.',
  unread: 'Phones do not read a code of this sign. Choose a larger size, or change the style of the code.',
} as const

/** Print templates of signs with two codes (B-CALL-030). */
export const pairTemplates = [
  { Code: 'Pair', FileName: 'Pair.pdf' },
  { Code: 'PairLarge', FileName: 'PairLarge.pdf' },
] as const
export const pairTemplateCodes = pairTemplates.map(one => one.Code)

/** How a pair is printed as long as nothing else is chosen (B-CONST-070). */
export const pairDefaults = {
  Material: '3mm Sintra',
  Size: '5 × 8',
  Orientation: 'Landscape',
  Color: 'Light Gray',
  FileFormat: 'eps',
  FPOPlacement: 'FPO 1',
} as const

/** Colors of a pair: it always has one (B-CONST-072). */
export const pairColors = Object.keys(signColors)

export type SentPair = {
  Location: string
  Type: string
  QrCodeIds: readonly string[]
  Quantity: string | number | null
  Material: string
  Size: string
  Orientation: string
  Color: string
  PrintTemplate: string
  FileFormat: string
}

/** What keeps a pair from being saved: quantity and print template are needed (B-RULE-072), the quantity is of digits (B-RULE-073), all else is one that is offered. */
export const findPairProblems = (pair: SentPair): Problem[] => [
  ...missingProblems(pair),
  ...(pairLocations.some(one => one.Name === pair.Location) ? [] : [misfit('Location', hints.choice)]),
  ...(listPairTypes(pair.Location).some(one => one.Type === pair.Type) ? [] : [misfit('Type', hints.choice)]),
  ...(pair.QrCodeIds[0] === pair.QrCodeIds[1] ? [{ Field: 'QrCodeIds.1', Message: pairMessages.sameCode }] : []),
  ...oneOfThese('Material', pair.Material, materialNames),
  ...oneOfThese('Size', pair.Size, listSizes(pair.Material)),
  ...oneOfThese('Orientation', pair.Orientation, orientations),
  ...oneOfThese('Color', pair.Color, pairColors),
  ...oneOfThese('FileFormat', pair.FileFormat, fileFormats),
]

const isEmpty = (value: string | number | null): boolean => String(value ?? '').trim() === ''
const missingProblems = ({ Quantity, PrintTemplate }: SentPair): Problem[] => {
  const Message = pairMessages.required
  const missing = [...(isEmpty(Quantity) ? ['Quantity'] : []), ...(PrintTemplate === '' ? ['PrintTemplate'] : [])]
  return [
    ...missing.map(Field => ({ Field, Message })),
    ...(isEmpty(Quantity) || readQuantity(Quantity) !== null ? [] : [misfit('Quantity', rangeHint(1, mostSigns))]),
    ...(PrintTemplate === '' || isTemplateId(PrintTemplate) ? [] : oneOfThese('PrintTemplate', PrintTemplate, pairTemplateCodes)),
  ]
}
const oneOfThese = (Field: string, value: string, choices: readonly string[]): Problem[] =>
  choices.includes(value) ? [] : [misfit(Field, choiceHint(choices))]
