import { useEffect } from 'react'
import { formatsIn } from '../../../../core/formats.ts'
import { nameIn } from '../../../../core/labels.ts'
import { useColours } from '../../../../ui/offline/useColours.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { describePerson } from './describePerson.ts'
import { readKeptInside } from './keptInside.ts'
import classes from './keptList.module.css'
import { useSafe } from './useSafe.ts'

/** The evacuation list where the portal cannot be reached: as this browser has seen it last. Drawn without Mantine, beside the app of phones. */
export const KeptList = () => {
  const t = useWords(words)
  useColours()
  const title = t('listTitle')
  useEffect(() => {
    document.title = title
  }, [title])
  const kept = readKeptInside(new URLSearchParams(location.search).get('bId'))
  return (
    <main className={classes.list}>
      <h1>{title}</h1>
      {kept ? (
        <People bId={kept.bId} inside={kept.inside} />
      ) : (
        <p role="alert" className={classes.alert}>
          {t('keptNone')}
        </p>
      )}
      <a className={classes.again} href={location.pathname + location.search}>
        {t('again')}
      </a>
    </main>
  )
}

const People = ({ bId, inside }: Pick<NonNullable<ReturnType<typeof readKeptInside>>, 'bId' | 'inside'>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { safe, tick } = useSafe(bId)
  const visits = inside.Visits.toSorted((a, b) => a.Name.localeCompare(b.Name, language))
  const done = visits.filter(one => safe.has(one.id)).length
  return (
    <>
      <p className={classes.place}>{nameIn(inside.BuildingName, language)}</p>
      <p role="alert" className={classes.alert}>
        {t('offline', { time: formatsIn(language, inside.TimeZone).dateTime(inside.At) })}
      </p>
      <p className={classes.count} aria-live="polite">
        {visits.length === 0 ? t('none') : t('safeCount', { safe: String(done), all: String(visits.length) })}
      </p>
      <ul aria-label={t('listTitle')} className={classes.people}>
        {visits.map(visit => (
          <li key={visit.id} data-safe={safe.has(visit.id) || undefined}>
            <div>
              <div className={classes.name}>{visit.Name || t('unnamed')}</div>
              <div className={classes.more}>{describePerson(visit, t(`kinds.${visit.Kind}`))}</div>
              {visit.PhoneNumber && <a href={`tel:${visit.PhoneNumber}`}>{visit.PhoneNumber}</a>}
            </div>
            <label>
              <input
                type="checkbox"
                aria-label={t('safeOf', { name: visit.Name })}
                checked={safe.has(visit.id)}
                onChange={() => tick(visit.id)}
              />
              {t('safe')}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
