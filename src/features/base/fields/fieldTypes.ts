import { agreementType } from './agreement/definition.ts'
import { choiceType } from './choice/definition.ts'
import { choicesType } from './choices/definition.ts'
import { dateType } from './date/definition.ts'
import { emailType } from './email/definition.ts'
import type { FieldType } from './fieldType.ts'
import { filesType } from './files/definition.ts'
import { flagType } from './flag/definition.ts'
import { numberType } from './number/definition.ts'
import { phoneType } from './phone/definition.ts'
import { signatureType } from './signature/definition.ts'
import { termsType } from './terms/definition.ts'
import { textType } from './text/definition.ts'
import { timeType } from './time/definition.ts'
import { timeRangeType } from './timeRange/definition.ts'

const types = {
  text: textType,
  phone: phoneType,
  email: emailType,
  number: numberType,
  date: dateType,
  time: timeType,
  timeRange: timeRangeType,
  choice: choiceType,
  choices: choicesType,
  flag: flagType,
  files: filesType,
  signature: signatureType,
  terms: termsType,
  agreement: agreementType,
} satisfies Record<string, FieldType>
export type FieldTypeName = keyof typeof types

/** Every type of field. A style of a form (`styles.ts`) names one. */
export const fieldTypes: Readonly<Record<FieldTypeName, FieldType>> = types
