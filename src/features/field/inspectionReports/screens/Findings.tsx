import { letterLanguage } from '../../../../core/letterLanguage.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './paper.module.css'
import type { ReportedStopFacts } from './reported.ts'

/** What was out of its limits, numbered as the cover cites it, each with the first photo of its stop. */
export const Findings = ({ stops }: { stops: readonly ReportedStopFacts[] }) => {
  const t = useWords(words)
  const found = stops.flatMap(({ stop, failing, photos }) => failing.map(one => ({ ...one, name: stop.Name, photo: photos[0] })))
  return (
    <>
      <h2 className={classes.head}>{t('paper.findings')}</h2>
      {found.length === 0 && <p>{t('paper.noFindings')}</p>}
      <ol className={classes.findings}>
        {found.map(({ finding, name, question, text, note, photo }) => (
          <li key={finding} value={finding}>
            <div>
              <p className={classes.strong} dir="auto" lang={letterLanguage(name)}>
                {name}
              </p>
              <p dir="auto">
                {`${question}: `}
                <strong>{text}</strong>
              </p>
              {note && (
                <p className={classes.soft} dir="auto" lang={letterLanguage(note)}>
                  {note}
                </p>
              )}
            </div>
            {photo?.Thumbnail && <img src={photo.Thumbnail} alt={t('paper.photo', { stop: name })} />}
          </li>
        ))}
      </ol>
    </>
  )
}
