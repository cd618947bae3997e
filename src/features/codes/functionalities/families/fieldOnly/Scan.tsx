import { asksForFiles } from '../../../../base/fields/rules.ts'
import { ScanFields } from '../../../../base/fields/scanFields.tsx'
import { AnswerForm } from '../../../scanPage/AnswerForm.tsx'
import type { ScanProps } from '../../../scanPage/model.ts'
import { TakenHours } from '../../../scanPage/scanTaken.tsx'
import type { FieldOnlyContent } from './model.ts'
import { fieldOnlyWords } from './scanWords.ts'

/** The fields of a form, one below the other. */
export const Scan = ({ content: { heading, lead, fields, taken }, language, words, form }: ScanProps<FieldOnlyContent>) => {
  const { send, needed } = fieldOnlyWords[language]
  return (
    <>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <AnswerForm form={form} words={words} send={send} needed={needed} inParts={asksForFiles(fields)}>
        <ScanFields fields={fields} typed={form.values} problems={form.problems} files={form.files} language={language} />
        {taken && <TakenHours {...taken} />}
      </AnswerForm>
    </>
  )
}
