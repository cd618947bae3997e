import type { ReactNode } from 'react'
import { fileFieldWords } from '../fileFieldWords.ts'
import type { ScanFile } from '../model.ts'
import { InputGroup, type ScanFieldProps } from '../scanParts.tsx'

/** A text with its `{names}` filled. */
export const fillWords = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

/** A field of a public page that takes files: those that were taken, each with a box that removes it, above what adds one. Its script finds it by `data-files`. */
export const FileGroup = ({ children, kind, ...props }: ScanFieldProps & { kind: 'photo' | 'file' | 'sign'; children: ReactNode }) => {
  const { Code, Required, Most = 1 } = props.field
  const t = fileFieldWords[props.language]
  const said = [t.removeOf, t.sending, t.lost, t.failed, fillWords(t.most, { n: Most }), t.waits]
  return (
    <InputGroup {...props}>
      <div data-files={Code} data-kind={kind} data-most={Most} data-required={Required ? '' : undefined} data-words={JSON.stringify(said)}>
        <ul className="files">
          {(props.files ?? []).map((file, i) => (
            <Taken key={file.token} file={file} name={`${Code}.f${i}`} box={`${Code}.x${i}`} {...props} />
          ))}
        </ul>
        {children}
      </div>
    </InputGroup>
  )
}

type TakenProps = ScanFieldProps & { file: ScanFile; name: string; box: string }
const Taken = ({ file: { token, name: fileName, thumb }, name, box, language }: TakenProps) => {
  const { remove, removeOf } = fileFieldWords[language]
  return (
    <li>
      {thumb && <img src={thumb} alt="" width="64" height="64" />}
      <span>{fileName}</span>
      <input type="hidden" name={name} value={token} />
      <label>
        <input type="checkbox" name={box} value="1" aria-label={fillWords(removeOf, { name: fileName })} />
        {remove}
      </label>
    </li>
  )
}
