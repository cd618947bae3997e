import { formatsIn } from '../../../../core/formats.ts'
import { letterLanguage } from '../../../../core/letterLanguage.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './paper.module.css'
import type { ReportedStopFacts } from './reported.ts'

/** One stop on paper: how it was proven, what was answered, its photos. */
export const ReportedStop = ({
  stop: { number, stop, answers, photos, videos },
  timeZone,
}: {
  stop: ReportedStopFacts
  timeZone: string
}) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { Name, State, Reason, Proof, Proven, Geo, DoneDate } = stop
  const told = [
    t(`stopStates.${State}`),
    DoneDate !== null && formatsIn(language, timeZone).dateTime(DoneDate),
    Proof && `${t(`proofs.${Proof}`)}${Proven ? '' : `, ${t('unproven')}`}`,
    Geo !== 'none' && t(`geo.${Geo}`),
  ].filter(Boolean)
  const note = stop.Notes['']
  return (
    <section className={classes.stop}>
      <h3 dir="auto" lang={letterLanguage(Name)}>{`${number}. ${Name}`}</h3>
      <p className={classes.soft}>{told.join(' · ')}</p>
      {State === 'Skipped' && <p dir="auto">{t('edit.skipped', { reason: Reason || t('edit.noReason') })}</p>}
      {State === 'Done' && answers.length === 0 && photos.length === 0 && <p className={classes.soft}>{t('paper.noAnswers')}</p>}
      {answers.length > 0 && (
        <table className={classes.answers}>
          <tbody>
            {answers.map(one => (
              <tr key={one.code} data-fails={one.fails || undefined}>
                <th scope="row" dir="auto">
                  {one.question}
                </th>
                <td dir="auto" lang={letterLanguage(one.text)}>
                  {one.text}
                  {one.charged && <p className={classes.soft}>{t('charged')}</p>}
                  {one.note && <p className={classes.soft}>{one.note}</p>}
                </td>
                <td className={classes.verdict}>{one.judged ? t(one.fails ? 'csv.fails' : 'csv.ok') : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && (
        <p dir="auto" lang={letterLanguage(note)}>
          {note}
        </p>
      )}
      {videos.length > 0 && <p className={classes.soft}>{t('paper.videos', { names: videos.map(({ Name }) => Name).join(', ') })}</p>}
      {photos.length > 0 && (
        <div className={classes.photos}>
          {photos.map(
            photo =>
              photo.Thumbnail && <img key={photo.FileId} src={photo.Thumbnail} alt={t('paper.photo', { stop: `${number}. ${Name}` })} />,
          )}
        </div>
      )}
    </section>
  )
}
