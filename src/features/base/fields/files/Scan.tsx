import { buckets } from '../../files/buckets.ts'
import { fileFieldWords } from '../fileFieldWords.ts'
import { styleOf } from '../rules.ts'
import { describeInput, type ScanControl } from '../scanParts.tsx'
import { fileBucketOf } from './bucket.ts'
import { FileGroup, fillWords } from './takenFiles.tsx'

/** Files that are chosen. Works by the form alone; the page's script sends them as they are chosen. */
export const FilesScan: ScanControl = props => {
  const { Code, Style, Required, Most = 1 } = props.field
  const t = fileFieldWords[props.language]
  const { accept, largest } = buckets[fileBucketOf(Style)]
  const photo = styleOf(Style).look === 'photo'
  const size = Math.round(largest / 1024 / 1024)
  const input = { type: 'file', name: Code, accept: accept.join(','), ...describeInput(props) }
  return (
    <FileGroup {...props} kind={photo ? 'photo' : 'file'}>
      <div className="picks">
        {photo && (
          <label className="pick" data-camera="" hidden>
            <span>{t.takePhoto}</span>
            <input {...input} capture="environment" disabled />
          </label>
        )}
        <label className="pick">
          <span>{photo ? t.choosePhotos : Most === 1 ? t.chooseFile : t.chooseFiles}</span>
          <input {...input} multiple={Most > 1} required={Required && (props.files ?? []).length === 0} />
        </label>
      </div>
      <p className="hint">{fillWords(Most === 1 ? t.upToOne : t.upTo, { n: Most, size })}</p>
    </FileGroup>
  )
}
