import { letterLanguage } from '../../../../core/letterLanguage.ts'
import { RichView } from '../../../../ui/kit/RichText.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import type { LetterParts } from '../model.ts'
import { words } from '../words.ts'
import classes from './letter.module.css'

/** A letter as its reader sees it: in the preview, and on paper. */
export const LetterBody = ({ letter }: { letter: LetterParts }) => {
  const t = useWords(words)
  const { day } = useFormats()
  const shown = letter.Recommendations.filter(one => one.Comments.some(text => text.trim()) || one.Photos.some(photo => photo.Checked))
  const facts = [
    [t('paper.date'), day(letter.Date)],
    [t('paper.to'), [letter.TenantName, letter.Address, letter.Address1].filter(Boolean).join(', ')],
    [t('paper.attn'), letter.Attn],
    [t('paper.re'), letter.Re],
  ] as const
  return (
    <div className={classes.letter}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <RichView html={letter.HtmlContent} />
      {shown.length > 0 && <h2 className={classes.head}>{t('paper.recommendations')}</h2>}
      {shown.map(one => (
        <section key={one.StopId} className={classes.stop}>
          <h3 dir="auto" lang={letterLanguage(one.StopName)}>
            {one.StopName}
          </h3>
          <ul>
            {one.Comments.filter(text => text.trim()).map(text => (
              <li key={text} dir="auto" lang={letterLanguage(text)}>
                {text}
              </li>
            ))}
          </ul>
          <div className={classes.shown}>
            {one.Photos.map(
              photo =>
                photo.Checked &&
                photo.Thumbnail && <img key={photo.FileId} src={photo.Thumbnail} alt={t('paper.photoOf', { stop: one.StopName })} />,
            )}
          </div>
        </section>
      ))}
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto" lang={letterLanguage(value)}>
      {value}
    </dd>
  </>
)
