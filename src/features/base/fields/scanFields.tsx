import { ChoiceScan } from './choice/Scan.tsx'
import { ChoicesScan } from './choices/Scan.tsx'
import { DateScan } from './date/Scan.tsx'
import { EmailScan } from './email/Scan.tsx'
import type { FieldTypeName } from './fieldTypes.ts'
import { FlagScan } from './flag/Scan.tsx'
import type { FormField } from './model.ts'
import { NumberScan } from './number/Scan.tsx'
import { PhoneScan } from './phone/Scan.tsx'
import { styleOf } from './rules.ts'
import type { ScanControl, ScanFieldProps } from './scanParts.tsx'
import { TermsScan } from './terms/Scan.tsx'
import { TextScan } from './text/Scan.tsx'
import { TimeScan } from './time/Scan.tsx'
import { TimeRangeScan } from './timeRange/Scan.tsx'

/** How a public page asks for an answer, by the field's type. Such pages take no files yet: nothing may offer a field of files there. */
const scanControls: Readonly<Record<Exclude<FieldTypeName, 'files'>, ScanControl>> = {
  text: TextScan,
  phone: PhoneScan,
  email: EmailScan,
  number: NumberScan,
  date: DateScan,
  time: TimeScan,
  timeRange: TimeRangeScan,
  choice: ChoiceScan,
  choices: ChoicesScan,
  flag: FlagScan,
  terms: TermsScan,
}

type ScanFieldsProps = Pick<ScanFieldProps, 'typed' | 'language'> & {
  fields: readonly FormField[]
  /** By the code of the field, in the visitor's language. */
  problems: Readonly<Record<string, string>>
}

/** The inputs of a form, rendered on the server; they work without a script. */
export const ScanFields = ({ fields, typed, problems, language }: ScanFieldsProps) =>
  fields.map(field => {
    const { type } = styleOf(field.Style)
    if (type === 'files') throw new Error(`A public page cannot ask for files: ${field.Code}.`)
    const Control = scanControls[type]
    return <Control key={field.Code} field={field} typed={typed} problem={problems[field.Code]} language={language} />
  })
