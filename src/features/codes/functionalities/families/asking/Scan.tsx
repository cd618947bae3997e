import { asksForFiles } from '../../../../base/fields/rules.ts'
import { ScanFields } from '../../../../base/fields/scanFields.tsx'
import { AnswerForm } from '../../../scanPage/AnswerForm.tsx'
import type { ScanProps } from '../../../scanPage/model.ts'
import { fieldOnlyWords } from '../fieldOnly/scanWords.ts'
import type { AskingContent } from './model.ts'

/** Groups of fields, one below the other, each below its title. */
export const Scan = ({ content: { heading, groups, warning }, language, words, form }: ScanProps<AskingContent>) => {
  const { send, needed } = fieldOnlyWords[language]
  return (
    <>
      <h1>{heading}</h1>
      <AnswerForm form={form} words={words} send={send} needed={needed} inParts={groups.some(({ fields }) => asksForFiles(fields))}>
        {groups.map(({ title, fields }, i) => {
          const asked = <ScanFields fields={fields} typed={form.values} problems={form.problems} files={form.files} language={language} />
          return title ? (
            <section key={i}>
              <h2>{title}</h2>
              {asked}
            </section>
          ) : (
            asked
          )
        })}
        {warning && (
          <p className="warning" role="status">
            {warning}
          </p>
        )}
      </AnswerForm>
    </>
  )
}
