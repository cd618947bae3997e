import { AgreementScan } from './agreement/Scan.tsx'
import { ChoiceScan } from './choice/Scan.tsx'
import { ChoicesScan } from './choices/Scan.tsx'
import { DateScan } from './date/Scan.tsx'
import { EmailScan } from './email/Scan.tsx'
import type { FieldTypeName } from './fieldTypes.ts'
import { FilesScan } from './files/Scan.tsx'
import { FlagScan } from './flag/Scan.tsx'
import type { FormField, ScanFiles } from './model.ts'
import { NumberScan } from './number/Scan.tsx'
import { PhoneScan } from './phone/Scan.tsx'
import { styleOf } from './rules.ts'
import type { ScanControl, ScanFieldProps } from './scanParts.tsx'
import { SignatureScan } from './signature/Scan.tsx'
import { TermsScan } from './terms/Scan.tsx'
import { TextScan } from './text/Scan.tsx'
import { TimeScan } from './time/Scan.tsx'
import { TimeRangeScan } from './timeRange/Scan.tsx'

/** How a public page asks for an answer, by the field's type. */
const scanControls: Readonly<Record<FieldTypeName, ScanControl>> = {
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
  files: FilesScan,
  signature: SignatureScan,
  terms: TermsScan,
  agreement: AgreementScan,
}

type ScanFieldsProps = Pick<ScanFieldProps, 'typed' | 'language'> & {
  fields: readonly FormField[]
  /** By the code of the field, in the visitor's language. */
  problems: Readonly<Record<string, string>>
  files?: ScanFiles
}

/** The inputs of a form, rendered on the server; they work without a script. */
export const ScanFields = ({ fields, typed, problems, files = {}, language }: ScanFieldsProps) =>
  fields.map(field => {
    const Control = scanControls[styleOf(field.Style).type]
    const own = { field, typed, problem: problems[field.Code], files: files[field.Code] ?? [], language }
    return <Control key={field.Code} {...own} />
  })
