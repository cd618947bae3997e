import type { ReactNode } from 'react'
import type { Language } from '../../../core/words.ts'
import { fieldTextIn } from './fieldType.ts'
import type { FormField, ScanFile } from './model.ts'
import { words } from './words.ts'

/** A field on a page without script: what was typed into its inputs, the files that were taken, what is wrong with it, in the visitor's language. */
export type ScanFieldProps = {
  field: FormField
  typed: Readonly<Record<string, string>>
  problem: string | undefined
  files?: readonly ScanFile[]
  language: Language
}
export type ScanControl = (props: ScanFieldProps) => ReactNode

type PartProps = ScanFieldProps & { children: ReactNode }

const Optional = ({ field: { Required }, language }: ScanFieldProps) => (Required ? null : <small>{words[language].optional}</small>)

/** Where a field's problem stands; a problem at the head of the page leads there. */
const Foot = ({ field: { Code, Help }, problem, language }: ScanFieldProps) => (
  <>
    {Help && (
      <p className="hint" id={`${Code}-hint`}>
        {fieldTextIn(Help, language)}
      </p>
    )}
    <p id={`${Code}-problem`} className="problem">
      {problem}
    </p>
  </>
)

/** One input with its label, above what helps and what is wrong. */
export const LabelledInput = ({ children, ...props }: PartProps) => (
  <div className="field">
    <label htmlFor={props.field.Code}>
      {fieldTextIn(props.field.Text, props.language)} <Optional {...props} />
    </label>
    {children}
    <Foot {...props} />
  </div>
)

/** Several inputs that answer one field. */
export const InputGroup = ({ children, ...props }: PartProps) => (
  <fieldset {...describeInput(props)}>
    <legend>
      {fieldTextIn(props.field.Text, props.language)} <Optional {...props} />
    </legend>
    {children}
    <Foot {...props} />
  </fieldset>
)

/** The ARIA attributes of an input. */
export const describeInput = ({ field: { Code, Help }, problem }: Pick<ScanFieldProps, 'field' | 'problem'>) => ({
  'aria-describedby': Help ? `${Code}-hint ${Code}-problem` : `${Code}-problem`,
  ...(problem && { 'aria-invalid': true }),
})

/** The attributes of a field's one input. */
export const nameInput = (props: ScanFieldProps) => ({
  id: props.field.Code,
  name: props.field.Code,
  required: props.field.Required,
  defaultValue: props.typed[props.field.Code] ?? '',
  ...describeInput(props),
})
