import type { Language } from '../../../../core/words.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { ScanFields } from '../../../base/fields/scanFields.tsx'
import { words as runnerWords } from '../../runner/words.ts'
import type { StopBody } from '../model.ts'
import { words } from '../words.ts'
import { describePlain, PlainField } from './PlainField.tsx'

type StopProps = { body: StopBody; language: Language }

/** The form of a stop: one that can be done, or skipped with a reason. */
export const StopForm = ({ body, language }: StopProps) => (
  <>
    <LeaveForm body={body} language={language} />
    <TellForm body={body} language={language} />
  </>
)

/** A form of its own: the first button of a form is what Enter in one of its fields presses. */
const LeaveForm = ({ body: { doneBy }, language }: StopProps) =>
  doneBy && (
    <form method="post" className="leaving">
      <p>{doneBy}</p>
      <button type="submit" className="button second" name="act" value="leave">
        {runnerWords[language].phone.leaveToThem}
      </button>
    </form>
  )

const TellForm = ({ body, language }: StopProps) => {
  const t = runnerWords[language]
  const { lines, fields, shown, reason, problems, isVideo } = body
  return (
    <form method="post" encType="multipart/form-data">
      <input type="hidden" name="shown" value={shown} />
      {lines.map(line => (
        <p key={line} className="text">
          {line}
        </p>
      ))}
      {fields.map(field => (
        <StopField key={field.Code} field={field} body={body} language={language} />
      ))}
      {isVideo && <VideoField body={body} language={language} />}
      <button type="submit" className="button" name="act" value="done">
        {t.done}
      </button>
      <details open={problems.reason !== undefined || reason !== ''}>
        <summary>{t.skip}</summary>
        <PlainField id="reason" label={t.skipReason} problem={problems.reason}>
          <input name="reason" maxLength={500} defaultValue={reason} {...describePlain('reason', problems.reason)} />
        </PlainField>
        <button type="submit" className="button second" name="act" value="skip" formNoValidate>
          {t.skipYes}
        </button>
      </details>
    </form>
  )
}

const StopField = ({ field, body: { typed, problems, files, marks }, language }: StopProps & { field: FormField }) => (
  <div className="asked">
    <ScanFields fields={[field]} typed={typed} problems={problems} files={files} language={language} />
    {(marks[field.Code] ?? []).map(({ text, isBad }) => (
      <p key={text} className={isBad ? 'fails' : 'hint'}>
        {text}
      </p>
    ))}
  </div>
)

const VideoField = ({ body: { problems, files }, language }: StopProps) => (
  <PlainField id="video" label={words[language].video} problem={problems.video}>
    {(files.video ?? []).map(({ token, name }, i) => (
      <p key={token} className="hint">
        {name}
        <input type="hidden" name={`video.f${i}`} value={token} />
      </p>
    ))}
    <input name="video" type="file" accept=".mp4,.webm,.mov,video/*" capture="environment" {...describePlain('video', problems.video)} />
  </PlainField>
)
